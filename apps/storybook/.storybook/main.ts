import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { writePages } from './write-pages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Lazily loaded dependencies of the editor. Vite must optimise them in advance, or it reloads the page during a story. */
const lazy = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-markdown',
  '@codemirror/language',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@joplin/turndown-plugin-gfm',
  '@lezer/highlight',
  'idb-keyval',
  'turndown',
]

/** The same for the background renderer. */
const lazyInMarkdown = ['character-entities', 'shiki/core', 'shiki/engine/javascript']

// Glob over package folders, to select a few: STORY_PACKAGES='{ui,shell}'.
const packages = process.env.STORY_PACKAGES ?? '*'

writePages()

const config: StorybookConfig = {
  stories: [`../../../packages/${packages}/src/**/*.stories.tsx`, `./pages/${packages}.mdx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // The service worker of msw is served from its package.
  staticDirs: [{ from: '../node_modules/msw/lib', to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: {
          'next/link': here('./next/link.tsx'),
          'next/navigation': here('./next/navigation.ts'),
        },
        // Stories use the source of every package.
        conditions: ['development', ...defaultClientConditions],
      },
      optimizeDeps: {
        include: [
          ...lazy.map((name) => `@mozhan/editor > ${name}`),
          ...lazyInMarkdown.map((name) => `@mozhan/markdown > ${name}`),
        ],
        // Not optimised: many small modules, of which a story needs few.
        exclude: ['@shikijs/langs'],
      },
      build: { chunkSizeWarningLimit: 4096 },
    }),
}

export default config

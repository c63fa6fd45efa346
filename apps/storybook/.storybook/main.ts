import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { writePages } from './write-pages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the editor downloads when it is first needed: found only then, it would reload the page under a running story. */
const late = [
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

/** The same for what renders texts in the background. */
const lateInMarkdown = ['character-entities', 'shiki/core', 'shiki/engine/javascript']

// A glob over package folders, to work on a few of them: STORY_PACKAGES='{ui,shell}'.
const packages = process.env.STORY_PACKAGES ?? '*'

writePages()

const config: StorybookConfig = {
  stories: [`../../../packages/${packages}/src/**/*.stories.tsx`, `./pages/${packages}.mdx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // The worker that answers for the network comes straight from its package.
  staticDirs: [{ from: '../node_modules/msw/lib', to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: {
          'next/link': here('./next/link.tsx'),
          'next/navigation': here('./next/navigation.ts'),
        },
        // Stories show the source of every package, compiled or not.
        conditions: ['development', ...defaultClientConditions],
      },
      optimizeDeps: {
        include: [
          ...late.map((name) => `@mozhan/editor > ${name}`),
          ...lateInMarkdown.map((name) => `@mozhan/markdown > ${name}`),
        ],
        // Many small modules, of which a story needs one or two.
        exclude: ['@shikijs/langs'],
      },
      build: { chunkSizeWarningLimit: 4096 },
    }),
}

export default config

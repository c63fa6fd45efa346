import '@mozhan/ui/styles.css'
import type { SessionUser } from '@mozhan/session'
import { SessionProvider } from '@mozhan/session/client'
import { UiProvider } from '@mozhan/ui/client'
import { COLOR_SCHEME_ATTRIBUTE } from '@mozhan/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { Provider } from 'jotai/react'
import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { configure } from 'storybook/test'
import { router, setAddress } from './next/navigation.ts'
import { setSession } from './session.ts'

/** Parameters of a story. */
interface StoryParameters {
  /** Handlers of the mocked network, usually from `mockEndpoint()`. */
  msw?: RequestHandler[]
  /** The signed-in user; absent for a visitor. */
  session?: SessionUser
  /** Address of the story. @default '/' */
  path?: string
}

const worker = setupWorker()
let started: Promise<unknown> | undefined

// Menus and drawers are loaded on first use.
configure({ asyncUtilTimeout: 5000 })

const SITE = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }

const preview: Preview = {
  beforeAll: async () => {
    // Never stopped, because that waits for pending responses, and some stories have one that never arrives.
    started ??= worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      // Relative to the page, so that the built Storybook can be served from any path.
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
    await started
  },
  beforeEach: ({ parameters, globals }) => {
    // Storybook types parameters as an untyped record.
    const { msw = [], session, path = '/' } = parameters as StoryParameters
    clear(localStorage)
    clear(sessionStorage)
    worker.resetHandlers(...msw)
    setSession(session)
    setAddress(path)
    for (const call of Object.values(router)) call.mockClear()
    document.documentElement.lang = 'zh-CN'
    paint(globals.scheme)
  },
  decorators: [
    (Story, { globals }) => {
      paint(globals.scheme)
      return (
        // Mounted per story, so that stories do not share atoms.
        <Provider>
          <SessionProvider config={SITE}>
            <UiProvider>
              <Story />
            </UiProvider>
          </SessionProvider>
        </Provider>
      )
    },
  ],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: '配色',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      // By package, README first. Storybook evaluates this function in isolation.
      storySort: (a = { title: '' }, b = { title: '' }) =>
        a.title.replace('/README', '/ ').localeCompare(b.title.replace('/README', '/ ')),
    },
  },
  tags: ['autodocs'],
}

export default preview

function paint(scheme: unknown): void {
  document.documentElement.setAttribute(
    COLOR_SCHEME_ATTRIBUTE,
    scheme === 'dark' ? 'dark' : 'light',
  )
}

/** Clears the storage between stories, except Storybook's own entries. */
function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.includes('storybook')) storage.removeItem(key)
  }
}

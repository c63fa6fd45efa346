import { createBrowserEnvironment } from './browser-environment.ts'
import type { JournalEnvironment } from './environment.ts'
import type { JournalRemote } from './types.ts'

/** The browser, with both stores failing. */
export function createFullEnvironment(): JournalEnvironment {
  const refuse = () => Promise.reject(new Error('store is full'))
  return {
    ...createBrowserEnvironment(),
    storage: { read: refuse, update: refuse, remove: refuse, list: refuse },
    mirror: { read: () => [], write: () => false, remove: () => undefined, list: () => [] },
  }
}

/** The browser with timers 50 times as fast. */
export function createFastEnvironment(): JournalEnvironment {
  const environment = createBrowserEnvironment()
  return { ...environment, after: (ms, work) => environment.after(ms / 50, work) }
}

/** A server with one draft, which a story changes through `draft`. */
export function createStoryRemote() {
  const server: { draft: { content: string; revision: number; at: number } | undefined } = {
    draft: undefined,
  }
  const remote: JournalRemote<string> = {
    load: async () => server.draft,
    async save(content, revision) {
      if (server.draft && server.draft.revision !== revision) {
        return { revision: server.draft.revision, newer: server.draft }
      }
      server.draft = { content, revision: revision + 1, at: Date.now() }
      return { revision: server.draft.revision }
    },
    async remove() {
      server.draft = undefined
    },
  }
  return { server, remote }
}

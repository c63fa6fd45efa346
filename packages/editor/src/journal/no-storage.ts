import type { JournalEnvironment } from './environment.ts'

const refuse = () => Promise.reject(new Error('no storage available'))

/** An environment that stores nothing: on the server, and while the owner of the text is unknown. */
export const noStorage: JournalEnvironment = {
  storage: { read: refuse, update: refuse, remove: refuse, list: refuse },
  mirror: { read: () => [], write: () => false, remove: () => undefined, list: () => [] },
  channel: { post: () => undefined, listen: () => () => undefined },
  now: Date.now,
  isOnline: () => false,
  after: () => () => undefined,
  createId: () => 'none',
}

import type { JournalEnvironment } from './environment.ts'

const refuse = () => Promise.reject(new Error('nothing is kept here'))

/** Where nothing is kept: on the server, and until it is known whose text it is. */
export const nowhere: JournalEnvironment = {
  storage: { read: refuse, update: refuse, remove: refuse, list: refuse },
  mirror: { read: () => [], write: () => false, remove: () => undefined, list: () => [] },
  channel: { post: () => undefined, listen: () => () => undefined },
  now: Date.now,
  isOnline: () => false,
  after: () => () => undefined,
  createId: () => 'nowhere',
}

import { isArticlePath } from './article-path.ts'

/** What a page tells the worker. */
export type Message =
  /** This article is being read. */
  | { kind: 'keep'; path: string }
  /** Whoever read here has left: nothing of what was read stays. */
  | { kind: 'forget' }
  /** A page of this worker's program is open: it need not wait for the others to close. */
  | { kind: 'takeOver' }
  /** Which program do you belong to? The answer comes through the port. */
  | { kind: 'program' }

/** A message as it arrived, or undefined where it is none of ours. */
export function parseMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  switch (data.kind) {
    case 'keep':
      return 'path' in data && typeof data.path === 'string' && isArticlePath(data.path)
        ? { kind: 'keep', path: data.path }
        : undefined
    case 'forget':
    case 'takeOver':
    case 'program':
      return { kind: data.kind }
    default:
      return undefined
  }
}

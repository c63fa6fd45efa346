import { isArticlePath } from './article-path.ts'

/** Message from a page to the worker. The kinds stay the same, because page and worker may be of different versions. */
export type Message =
  /** Cache this article. */
  | { kind: 'keep'; path: string }
  /** The user has changed: remove articles and pictures. */
  | { kind: 'forget' }
  /** A page of the worker's build is open: activate without waiting for the other pages to close. */
  | { kind: 'takeOver' }
  /** Requests the build id of the worker, which is posted to the port. */
  | { kind: 'program' }

/** Validates a received message; undefined if it is invalid. */
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

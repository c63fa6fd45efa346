import type { ClientRequest } from 'node:http'

/**
 * Whether a question failed because the other side closed an idle connection in the moment we used it again: it has
 * seen nothing of it, and may be asked again.
 */
export function isStaleConnection(asked: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return asked.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

import type { Context } from 'hono'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../http/tokens.ts'

const SECONDS = 10 * 60

/**
 * Questions within ten minutes: 60 of one person, 60 of the visitors of one address, 300 of one address in all.
 * @throws DomainError `tooMany` with the minutes to wait
 */
export function createChatLimit({ limits, readClientAddress }: AppContext) {
  const person = limits.create('chat-person', 60, SECONDS)
  const visitor = limits.create('chat-visitor', 60, SECONDS)
  const place = limits.create('chat-place', 300, SECONDS)
  return async (viewer: Viewer | null, request: Context): Promise<void> => {
    const address = readClientAddress(request)
    await (viewer === null ? visitor.take(address) : person.take(viewer.id))
    await place.take(address)
  }
}

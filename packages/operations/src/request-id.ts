import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Header that carries the request id between programs and back to the client. */
export const REQUEST_ID_HEADER = 'x-request-id'

const REQUEST_ID = /^[\w-]{1,64}$/

const current = new AsyncLocalStorage<string>()

/**
 * The id of an incoming request.
 * @param given id in the header of the request
 * @param isTrusted whether it comes from one of our programs; other ids could be duplicates or forged log content
 */
export function pickRequestId(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Runs `work` and everything that it starts with an id, which every log line contains. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work)
}

/** The id of the current request; undefined in background work. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The header that carries it from program to program, and back to who asked. */
export const REQUEST_ID_HEADER = 'x-request-id'

const REQUEST_ID = /^[\w-]{1,64}$/

const current = new AsyncLocalStorage<string>()

/**
 * The id of a request that comes in.
 * @param given what the request itself says
 * @param isTrusted whether it comes from a program of ours; a stranger's id could be somebody else's, or a forged line
 */
export function pickRequestId(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Runs `work`, and whatever it starts, under an id: every line of the log carries it. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work)
}

/** The id of the request that is being answered; undefined in the background. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

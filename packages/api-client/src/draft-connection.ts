import { createDraftStore, type DraftStoreOptions } from './draft-store.ts'
import { retryAfterMs } from './errors/rate-limit-error.ts'
import { isTokenExpiredError } from './errors/token-expired-error.ts'

/** The draft of an editor on the server, with functions that interpret the errors of its calls. */
export interface DraftConnection<Content> {
  /** Loads, saves and removes the draft; see `createDraftStore`. */
  remote: ReturnType<typeof createDraftStore<Content>>
  /** Whether the session has ended. */
  isExpired: (error: unknown) => boolean
  /** Milliseconds to wait after a rate limit; undefined for other errors. */
  retryAfter: (error: unknown) => number | undefined
}

/**
 * Connects an editor to a draft on the server. Sends nothing until one of its functions is called.
 * @param options id and kind of the draft, and how its content is parsed
 * @returns the calls of the draft, and functions that interpret their errors
 * @example
 * ```ts
 * import { createApiClient, createDraftConnection } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * const { remote, isExpired } = createDraftConnection({
 *   getApi: async () => api,
 *   kind: 'article',
 *   id: crypto.randomUUID(),
 *   parse: (value) => String(value),
 *   titleOf: (text) => text.slice(0, 20),
 * })
 * await remote.save('# 标题', 0).catch((error) => {
 *   if (!isExpired(error)) throw error
 * })
 * ```
 */
export function createDraftConnection<Content>(
  options: DraftStoreOptions<Content>,
): DraftConnection<Content> {
  return {
    remote: createDraftStore(options),
    isExpired: isTokenExpiredError,
    retryAfter: retryAfterMs,
  }
}

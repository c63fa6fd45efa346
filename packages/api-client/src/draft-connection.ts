import { createDraftStore, type DraftStoreOptions } from './draft-store.ts'
import { waitOf } from './errors/rate-limit-error.ts'
import { isTokenExpiredError } from './errors/token-expired-error.ts'

/** What an editor needs to keep a text on the server: the draft, and what the errors of its calls mean. */
export interface DraftConnection<Content> {
  /** Loads, saves and removes the draft; see `createDraftStore`. */
  remote: ReturnType<typeof createDraftStore<Content>>
  /** Whether the session has ended. */
  isExpired: (error: unknown) => boolean
  /** Milliseconds until the call may be repeated, where the server asks to wait; undefined otherwise. */
  retryAfter: (error: unknown) => number | undefined
}

/**
 * Connects an editor to a draft on the server. Sends nothing by itself.
 * @param options which draft, and how its content is read
 * @returns the draft's calls, and what their errors mean
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
    retryAfter: waitOf,
  }
}

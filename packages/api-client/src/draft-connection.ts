import { createDraftStore, type DraftStoreOptions } from './draft-store.ts'
import { waitOf } from './errors/rate-limit-error.ts'
import { isTokenExpiredError } from './errors/token-expired-error.ts'

/** What an editor needs to keep a text on the server: its draft, and what the errors of that say. */
export interface DraftConnection<Content> {
  remote: ReturnType<typeof createDraftStore<Content>>
  /** Whether the session has ended. */
  isExpired: (error: unknown) => boolean
  /** How long the server asks to be left alone, in ms. */
  retryAfter: (error: unknown) => number | undefined
}

export function createDraftConnection<Content>(
  options: DraftStoreOptions<Content>,
): DraftConnection<Content> {
  return {
    remote: createDraftStore(options),
    isExpired: isTokenExpiredError,
    retryAfter: waitOf,
  }
}

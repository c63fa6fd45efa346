export class SessionEndedError extends Error {}

/** The server responds with an error status. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** Delay that the server demands with 429, in ms. */
export const RETRY_AFTER_MS = 60_000
const TOO_MANY = 429

export function readRetryAfter(error: unknown): number | undefined {
  return error instanceof RefusedError && error.status === TOO_MANY ? RETRY_AFTER_MS : undefined
}

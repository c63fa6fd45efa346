export class SessionEnded extends Error {}

/** The server answers, and does not take the text. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** How long the server asks to be left alone after a call too many, in ms. */
export const REST_MS = 60_000
const TOO_MANY = 429

export function restAfter(error: unknown): number | undefined {
  return error instanceof Refused && error.status === TOO_MANY ? REST_MS : undefined
}

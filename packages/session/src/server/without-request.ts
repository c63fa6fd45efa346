import 'server-only'

/** What the errors of a call hold of it. */
const DETAILS = ['request', 'response', 'options']
const MAX_CAUSES = 5

/**
 * Keeps what a call has sent out of the log: Next writes what a page throws as it stands, with the headers of the request,
 * and one of them is the access token. @returns the error
 */
export function withoutRequest(error: unknown): unknown {
  let each = error
  for (let depth = 0; each instanceof Error && depth < MAX_CAUSES; depth += 1) {
    for (const name of DETAILS) {
      if (Object.hasOwn(each, name)) Object.defineProperty(each, name, { enumerable: false })
    }
    each = each.cause
  }
  return error
}

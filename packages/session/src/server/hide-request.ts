import 'server-only'

/** Properties of errors of the HTTP client. */
const DETAILS = ['request', 'response', 'options']
const MAX_CAUSES = 5

/**
 * Keeps request headers, such as the access token, out of the log: Next logs a thrown error with all enumerable properties.
 * @returns the error
 */
export function hideRequest(error: unknown): unknown {
  let each = error
  for (let depth = 0; each instanceof Error && depth < MAX_CAUSES; depth += 1) {
    for (const name of DETAILS) {
      if (Object.hasOwn(each, name)) Object.defineProperty(each, name, { enumerable: false })
    }
    each = each.cause
  }
  return error
}

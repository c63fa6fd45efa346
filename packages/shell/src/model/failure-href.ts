import { internalRoutes } from '../routes.ts'

/** Prefix of a digest that carries a failure from the server to the error boundary. */
const DIGEST = 'failure;'

/** The address of the error page for a failure in an error's digest, signed by the server; undefined for other digests. */
export function failureHref(digest: string | undefined): string | undefined {
  if (!digest?.startsWith(DIGEST)) return undefined
  return `${internalRoutes.failure}?f=${encodeURIComponent(digest.slice(DIGEST.length))}`
}

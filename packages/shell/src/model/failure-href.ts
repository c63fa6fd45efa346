import { internalRoutes } from '../routes.ts'

/** At the head of a digest that carries a failure from the server to the error boundary. */
const DIGEST = 'failure;'

/** Where a failure that the server signed into an error's digest becomes the error page; undefined for other digests. */
export function failureHref(digest: string | undefined): string | undefined {
  if (!digest?.startsWith(DIGEST)) return undefined
  return `${internalRoutes.failure}?f=${encodeURIComponent(digest.slice(DIGEST.length))}`
}

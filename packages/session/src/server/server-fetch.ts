import 'server-only'

/** Carried by everything that is cached, and expired at each start of the site. */
export const START_TAG = 'site:start'

/** Seconds after which a page is looked at again even if nobody reported a change. */
export const REVALIDATE_SECONDS = 300

/** Milliseconds before the second and the third attempt. */
const PAUSES = [150, 600]

export interface ServerFetchOptions {
  /** What the answers are about, such as `article:1`; a change of it expires them. */
  tags?: readonly string[] | undefined
  /** Whether each answer is asked for anew, and kept nowhere. @default false */
  isFresh?: boolean | undefined
}

/**
 * A fetch whose answers live in Next's data cache under the given tags. It tries again when the
 * network fails: an API that is just restarting must not turn into an error page. Only for calls
 * that read.
 */
export function createServerFetch({
  tags = [],
  isFresh = false,
}: ServerFetchOptions = {}): typeof fetch {
  const keeping: RequestInit = isFresh
    ? { cache: 'no-store' }
    : { next: { tags: [START_TAG, ...tags], revalidate: REVALIDATE_SECONDS } }
  return async (input, init) => {
    for (const pause of PAUSES) {
      try {
        return await fetch(copyOf(input), { ...init, ...keeping })
      } catch (error) {
        if (init?.signal?.aborted || !isNetworkFailure(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    return fetch(input, { ...init, ...keeping })
  }
}

/** A request's body can be read once only, and the next attempt needs it too. */
function copyOf(input: RequestInfo | URL): RequestInfo | URL {
  return input instanceof Request ? input.clone() : input
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError
}

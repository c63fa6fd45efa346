import 'server-only'
import { unstable_cache } from 'next/cache'
import { isInNext } from './site-config.ts'

/** Carried by everything that is cached, and expired at each start of the site. */
export const START_TAG = 'site:start'

/** Seconds after which a page is validated even where no change was reported. */
export const REVALIDATE_SECONDS = 300

/** The same for a page that lacks something. */
export const REFRESH_SECONDS = 10

/**
 * Keeps what a call gave in Next's data cache. Only what was read and checked is kept: `fetch` would also keep a refusal
 * that travels with status 200, and an answer of the wrong shape. Outside of Next nothing is kept.
 * @param name tells this answer from all others
 * @param tags what the answer is about, such as `article:1`; a change of it expires the answer
 */
export function keepAnswer<Data>(
  name: string,
  tags: readonly string[],
  call: () => Promise<Data>,
): Promise<Data> {
  if (!isInNext()) return call()
  const keeping = { tags: [START_TAG, ...tags], revalidate: REVALIDATE_SECONDS }
  return unstable_cache(call, [name], keeping)()
}

/** Has the page that is being made looked at again soon. A page that is made for one request is not kept anyway. */
export async function refreshSoon(): Promise<void> {
  if (!isInNext()) return
  // A page lives as long as the shortest of what it is made of.
  await unstable_cache(async () => true, ['refresh soon'], { revalidate: REFRESH_SECONDS })()
}

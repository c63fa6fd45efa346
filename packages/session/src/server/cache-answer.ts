import 'server-only'
import { unstable_cache } from 'next/cache'
import { isInNext } from './site-config.ts'

/** Tag of all cached answers; invalidated at each start of the site. */
export const START_TAG = 'site:start'

/** A page is revalidated after this time even if no change was reported. */
export const REVALIDATE_SECONDS = 300

/** The same for a page that lacks an addition. */
export const REFRESH_SECONDS = 10

/**
 * Caches the result of a call in Next's data cache. `fetch` would also cache refusals with status 200 and invalid answers;
 * this function caches validated data only. Outside of Next nothing is cached.
 * @param name unique name of the call with its arguments
 * @param tags such as `article:1`; invalidating one of them expires the answer
 */
export function cacheAnswer<Data>(
  name: string,
  tags: readonly string[],
  call: () => Promise<Data>,
): Promise<Data> {
  if (!isInNext()) return call()
  const options = { tags: [START_TAG, ...tags], revalidate: REVALIDATE_SECONDS }
  return unstable_cache(call, [name], options)()
}

/** Shortens the lifetime of the page that is being rendered. Has no effect on a page that is rendered per request. */
export async function revalidateSoon(): Promise<void> {
  if (!isInNext()) return
  // The lifetime of a page is the shortest of its cache entries.
  await unstable_cache(async () => true, ['refresh soon'], { revalidate: REFRESH_SECONDS })()
}

import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { unstable_rethrow } from 'next/navigation'
import { SIDE_FAILURES, type SideFailure } from '../side-failures.ts'
import { revalidateSoon } from './cache-answer.ts'
import { withSideBudget } from './call-budget.ts'

const failures = channel(SIDE_FAILURES)

/**
 * Loads an addition to a page, such as a list beside it. If that fails or takes three seconds, the page is rendered without
 * it, and again after ten seconds. Do not use it for the main content of a page.
 * @param part name of the addition, for the log
 * @param load makes the calls
 * @param empty returned in place of the data
 * @returns what `load` resolves to, or `empty`
 * @throws only control-flow errors of Next, such as a redirect
 * @example
 * ```ts
 * import { createServerApi, loadSide } from '@mozhan/session/server'
 *
 * const { article } = createServerApi({ tags: ['articles'] })
 * const popular = await loadSide(
 *   'popular articles',
 *   () => article.listPopularArticles({ params: { n: 5 } }),
 *   [],
 * )
 * ```
 */
export async function loadSide<Data, Empty>(
  part: string,
  load: () => Promise<Data>,
  empty: Empty,
): Promise<Data | Empty> {
  try {
    return await withSideBudget(load)
  } catch (error) {
    // Redirects and `notFound` are not failures.
    unstable_rethrow(error)
    failures.publish({ part, error } satisfies SideFailure)
    await revalidateSoon()
    return empty
  }
}

import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { unstable_rethrow } from 'next/navigation'
import { SIDE_FAILURES, type SideFailure } from '../side-failures.ts'
import { withSideBudget } from './call-budget.ts'
import { refreshSoon } from './keep-answer.ts'

const failures = channel(SIDE_FAILURES)

/**
 * Loads what only adds to a page: where it fails, the page stands without it and is made again soon.
 * What the page itself is must not be loaded this way.
 * @param part names what is left out, for the log
 * @param empty the value that leaves it out
 */
export async function loadSide<Data, Empty>(
  part: string,
  load: () => Promise<Data>,
  empty: Empty,
): Promise<Data | Empty> {
  try {
    return await withSideBudget(load)
  } catch (error) {
    // Redirects and the like are no failures.
    unstable_rethrow(error)
    failures.publish({ part, error } satisfies SideFailure)
    await refreshSoon()
    return empty
  }
}

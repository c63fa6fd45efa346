/** Maximum number of drafts of a user. At the maximum a new one is refused; older ones are not removed. */
export const MAX_DRAFTS = 200

/** Whether a user with `count` drafts may create another one. */
export function canAddDraft(count: number): boolean {
  return count < MAX_DRAFTS
}

const REVISION_EPOCH = Date.UTC(2020, 0, 1)

/**
 * The revision after `previous`, at least the seconds since 2020. The time lets revisions grow even if a draft is deleted and
 * created again with the same id, so that it does not repeat a revision that another device has.
 */
export function nextRevision(previous: number, now: Date): number {
  return Math.max(previous + 1, Math.floor((now.getTime() - REVISION_EPOCH) / 1000))
}

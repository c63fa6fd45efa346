/** Maximum number of drafts of a user. At the maximum a new one is refused; none is removed. */
export const MAX_DRAFTS = 200

/** Whether a user with `count` drafts may create another one. */
export function canAddDraft(count: number): boolean {
  return count < MAX_DRAFTS
}

const EPOCH = Date.UTC(2020, 0, 1)

/**
 * The revision after `previous`, at least the seconds since 2020: a draft that is deleted and created again with the same
 * id does not repeat a revision that another device has.
 */
export function nextRevision(previous: number, now: Date): number {
  return Math.max(previous + 1, Math.floor((now.getTime() - EPOCH) / 1000))
}

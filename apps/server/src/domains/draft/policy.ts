/** Most drafts one person keeps. None is ever removed to make room: a new one is refused. */
export const MAX_DRAFTS = 200

/** Whether a person with so many drafts may begin another one. */
export function canAddDraft(count: number): boolean {
  return count < MAX_DRAFTS
}

const EPOCH = Date.UTC(2020, 0, 1)

/**
 * The revision of a save after `previous`. The seconds since 2020 carry it over a deletion: a draft that is made again
 * under its old id does not repeat the revision that another device still holds.
 */
export function nextRevision(previous: number, now: Date): number {
  return Math.max(previous + 1, Math.floor((now.getTime() - EPOCH) / 1000))
}

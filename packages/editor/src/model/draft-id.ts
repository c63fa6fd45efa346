const DRAFT_ID = /^[\w-]{1,64}$/

/** The name of a text that is being written, out of an address or of what was kept; undefined where it is none. */
export function readDraftId(value: unknown): string | undefined {
  return typeof value === 'string' && DRAFT_ID.test(value) ? value : undefined
}

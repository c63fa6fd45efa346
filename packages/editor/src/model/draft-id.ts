const DRAFT_ID = /^[\w-]{1,64}$/

/** The name of a text that is being written, out of an address or of what was kept; undefined where it is none. */
export function readDraftId(value: unknown): string | undefined {
  return typeof value === 'string' && DRAFT_ID.test(value) ? value : undefined
}

/** The name of the text in which something published is changed: one on every device. */
export function changeDraftId(kind: string, id: string): string {
  return `${kind}-${id}`
}

/** Whether a text of this name changes something published. */
export function isChangeDraftId(kind: string, draftId: string): boolean {
  return draftId.startsWith(changeDraftId(kind, ''))
}

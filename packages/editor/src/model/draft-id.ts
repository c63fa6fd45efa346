const DRAFT_ID = /^[\w-]{1,64}$/

/** Validates a draft id from an address or a store; undefined if it is invalid. */
export function readDraftId(value: unknown): string | undefined {
  return typeof value === 'string' && DRAFT_ID.test(value) ? value : undefined
}

/** The draft id for editing something published: the same on every device. */
export function changeDraftId(kind: string, id: string): string {
  return `${kind}-${id}`
}

/** Whether a draft id belongs to something published. */
export function isChangeDraftId(kind: string, draftId: string): boolean {
  return draftId.startsWith(changeDraftId(kind, ''))
}

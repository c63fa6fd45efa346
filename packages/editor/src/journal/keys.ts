import type { JournalKey } from './types.ts'

/** The owner of texts that are typed without an account. */
export const VISITOR = 'visitor'

/** The id of a text in the stores. Parts are encoded, so that ids are unique. */
export function toId({ owner, kind, target }: JournalKey): string {
  return [owner, kind, target].map(encodeURIComponent).join('/')
}

/** The key of an id; undefined for ids of another format. */
export function fromId(id: string): JournalKey | undefined {
  try {
    const [owner, kind, target, ...rest] = id.split('/').map(decodeURIComponent)
    if (owner === undefined || kind === undefined || target === undefined || rest.length > 0) {
      return undefined
    }
    return { owner, kind, target }
  } catch {
    return undefined
  }
}

import type { JournalKey } from './types.ts'

/** The owner of what is typed without an account. */
export const VISITOR = 'visitor'

/** The name of a text in the stores. Parts are encoded, so that no two keys share a name. */
export function toId({ owner, kind, target }: JournalKey): string {
  return [owner, kind, target].map(encodeURIComponent).join('/')
}

/** The key behind a name; undefined for names that are none of ours. */
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

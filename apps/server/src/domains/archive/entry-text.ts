import { parseDocument, stringify } from 'yaml'

/** Front matter of an entry; what is undefined is left out. */
export type Head = Readonly<Record<string, unknown>>

export interface Entry {
  readonly head: Head
  /** To the last byte as it was written: no line end is added, evened out or taken away. */
  readonly body: string
}

/** A text that is no entry: its front matter is missing or cannot be read. */
export class EntryError extends Error {
  override name = 'EntryError'
}

// Whatever a value holds, in quotes it stays on its line: none can end the front matter.
const WRITING = {
  lineWidth: 0,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
} as const
const SHAPE = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)(?:\r?\n)?([\s\S]*)$/

export function writeEntry({ head, body }: Entry): string {
  const kept = Object.entries(head).filter(([, value]) => value !== undefined && value !== null)
  return `---\n${stringify(Object.fromEntries(kept), WRITING)}---\n\n${body}`
}

/** @throws EntryError, whose message says what is wrong, in English */
export function readEntry(text: string): Entry {
  const [, source, body = ''] = SHAPE.exec(text) ?? []
  if (source === undefined) throw new EntryError('there is no front matter between ---')
  // Ids have more digits than a number keeps, should an editor have taken the quotes off.
  const document = parseDocument(source, { intAsBigInt: true, logLevel: 'silent' })
  const [error] = document.errors
  if (error !== undefined) throw new EntryError(error.message, { cause: error })
  const head: unknown = document.toJS({ maxAliasCount: 20 })
  if (typeof head !== 'object' || head === null || Array.isArray(head)) {
    throw new EntryError('the front matter has no keys')
  }
  return { head: Object.fromEntries(Object.entries(head)), body }
}

import { parseDocument, stringify } from 'yaml'

/** Front matter of an entry; undefined values are omitted. */
export type Head = Readonly<Record<string, unknown>>

export interface Entry {
  readonly head: Head
  /** Exactly as written: line endings are neither added, normalised nor removed. */
  readonly body: string
}

/** The front matter of an entry is missing or invalid. */
export class EntryError extends Error {
  override name = 'EntryError'
}

// Values are quoted and stay on one line, so that none can end the front matter.
const YAML_OPTIONS = {
  lineWidth: 0,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
} as const
const ENTRY = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)(?:\r?\n)?([\s\S]*)$/

export function writeEntry({ head, body }: Entry): string {
  const present = Object.entries(head).filter(([, value]) => value !== undefined && value !== null)
  return `---\n${stringify(Object.fromEntries(present), YAML_OPTIONS)}---\n\n${body}`
}

/** @throws EntryError with an English message */
export function readEntry(text: string): Entry {
  const [, source, body = ''] = ENTRY.exec(text) ?? []
  if (source === undefined) throw new EntryError('there is no front matter between ---')
  // Ids without quotes exceed the precision of numbers.
  const document = parseDocument(source, { intAsBigInt: true, logLevel: 'silent' })
  const [error] = document.errors
  if (error !== undefined) throw new EntryError(error.message, { cause: error })
  const head: unknown = document.toJS({ maxAliasCount: 20 })
  if (typeof head !== 'object' || head === null || Array.isArray(head)) {
    throw new EntryError('the front matter has no keys')
  }
  return { head: Object.fromEntries(Object.entries(head)), body }
}

import { copy } from './copy.ts'
import type { AddNote } from './note.ts'

export type Data = Readonly<Record<string, unknown>>

/** The first non-empty value of some keys as text; numbers and dates are converted. */
export function readText(data: Data, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = data[key]
    const text = typeof value === 'number' || value instanceof Date ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return undefined
}

/** Words of one or several keys: lists, nested lists, `a, b` and, where `spaced`, `a b`. */
export function readWords(data: Data, keys: readonly string[], spaced = false): string[] {
  const separator = spaced ? /[,，、;；\s]+/ : /[,，、;；]+/
  return keys
    .flatMap((key) => flatten(data[key]))
    .flatMap((words) => {
      return words
        .split(separator)
        .map((word) => word.trim())
        .filter(Boolean)
    })
}

function flatten(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(flatten)
  return []
}

/** Keywords of VuePress in `head`: `[meta, { name: keywords, content: … }]`. */
export function readHeadKeywords(data: Data): string[] {
  const head = Array.isArray(data.head) ? data.head : []
  for (const entry of head) {
    const attributes: unknown = Array.isArray(entry) ? entry[1] : undefined
    if (typeof attributes !== 'object' || attributes === null) continue
    if ('name' in attributes && attributes.name === 'keywords' && 'content' in attributes) {
      return readWords({ content: attributes.content }, ['content'])
    }
  }
  return []
}

/** Time zone of dates without one: Shanghai. */
const DEFAULT_ZONE = '+08:00'

/** The first date among some keys, as ISO 8601. A value that is not a date is reported. */
export function readDate(data: Data, keys: readonly string[], note: AddNote): string | undefined {
  for (const key of keys) {
    const value = data[key]
    if (value === undefined || value === null || value === '') continue
    const date = toIsoDate(value)
    if (date !== undefined) return date
    note({ level: 'warning', kind: 'date', message: copy.badDate(key, String(value)) })
  }
  return undefined
}

/**
 * Parses `2024-05-01` (also with the Chinese words for year, month and day), `2024/5/1 8:30`, ISO 8601 and TOML dates;
 * undefined for anything else.
 */
export function toIsoDate(value: unknown): string | undefined {
  // A TOML date keeps its written form, with or without a time zone.
  const text = value instanceof Date ? value.toISOString() : String(value).trim()
  const [, year, month = '', day = '', rest = ''] =
    /^(\d{4})[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?(.*)$/.exec(text) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, hours = '00', minutes = '00', seconds = '00', zone = ''] =
    /^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(rest) ?? []
  const offset = zone === '' ? DEFAULT_ZONE : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return toIso(`${date}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset.toUpperCase()}`)
}

function toIso(text: string): string | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

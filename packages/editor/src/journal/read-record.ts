import {
  type EarlierVersion,
  emptyRecord,
  type Head,
  type JournalRecord,
  type PendingExchange,
  type Position,
  type Publication,
  settle,
} from './record.ts'

/** Parses the content of a text; undefined for an invalid one. */
export type ParseContent<Content> = (value: unknown) => Content | undefined

/** Parses a stored record. Damaged parts count as absent (docs/rules.md#local-cache). */
export function readRecord<Content>(
  value: unknown,
  parse: ParseContent<Content>,
): JournalRecord<Content> {
  if (!isObject(value)) return emptyRecord()
  return settle({
    heads: list(value.heads).flatMap((head) => readHead(head, parse)),
    seen: readSeen(value.seen),
    earlier: list(value.earlier).flatMap((version) => readEarlier(version, parse)),
    dealings: readPendingExchange(value.dealings),
    published: readPublication(value.published, parse),
    at: count(value.at),
  })
}

function readHead<Content>(value: unknown, parse: ParseContent<Content>): Head<Content>[] {
  if (!isObject(value) || typeof value.writer !== 'string') return []
  const content = tryParse(value.content, parse)
  if (content === undefined) return []
  return [
    {
      writer: value.writer,
      n: count(value.n),
      content,
      at: count(value.at),
      base: count(value.base),
      synced: value.synced === true,
      place: readPosition(value.place),
    },
  ]
}

function readEarlier<Content>(
  value: unknown,
  parse: ParseContent<Content>,
): EarlierVersion<Content>[] {
  if (!isObject(value)) return []
  const content = tryParse(value.content, parse)
  if (content === undefined) return []
  return [
    { content, at: count(value.at), origin: value.origin === 'elsewhere' ? 'elsewhere' : 'here' },
  ]
}

function readPosition(value: unknown): Position | undefined {
  if (!isObject(value)) return undefined
  return { from: count(value.from), to: count(value.to), scroll: count(value.scroll) }
}

function readSeen(value: unknown): Record<string, number> {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([writer, n]) => [writer, count(n)]))
}

function readPendingExchange(value: unknown): PendingExchange {
  if (!isObject(value)) return emptyRecord().dealings
  const sent = list(value.sent).filter((digest) => typeof digest === 'string')
  return {
    m: count(value.m),
    sent,
    ...(typeof value.leaving === 'number' && { leaving: count(value.leaving) }),
  }
}

function readPublication<Content>(
  value: unknown,
  parse: ParseContent<Content>,
): Publication<Content> {
  if (!isObject(value)) return emptyRecord<Content>().published
  const content = 'content' in value ? tryParse(value.content, parse) : undefined
  return { m: count(value.m), at: count(value.at), ...(content !== undefined && { content }) }
}

function tryParse<Content>(value: unknown, parse: ParseContent<Content>): Content | undefined {
  try {
    return parse(value)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

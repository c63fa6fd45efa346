import { parse as parseToml, TomlError } from 'smol-toml'
import { parseDocument } from 'yaml'
import { copy } from './copy.ts'

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>
  /** The text below the front matter. */
  readonly body: string
  /** The line of the file on which the body starts; counts from 1. */
  readonly bodyLine: number
  /** Why the front matter could not be parsed completely. The body is always complete. */
  readonly problem?: { readonly line: number; readonly message: string }
}

type Parsed = Pick<FrontMatter, 'data' | 'problem'>

/** `key: value`, as every kind of front matter but JSON begins. */
const KEY_LINE = /^[\w.-]+\s*[:=]/
const MAX_HEAD_LENGTH = 200
/** Maximum characters of parsed front matter. Longer one is read line by line, because the parsers take quadratic time. */
const MAX_HEAD = 16_000

/**
 * Splits the front matter from a text: YAML between `---` (Hexo, Hugo, VuePress, VitePress, Jekyll), TOML
 * between `+++` and JSON (Hugo), and the old Hexo form that has only the closing `---`. Never throws.
 * @param text with LF line endings
 */
export function splitFrontMatter(text: string): FrontMatter {
  const start = /^\s*\n/.exec(text)?.[0] ?? ''
  const skipped = start.split('\n').length - 1
  const lines = text.slice(start.length).split('\n')
  const opening = lines[0]?.trimEnd()
  if (opening === '---') return readFenced(text, lines, skipped, /^(---|\.\.\.)\s*$/, parseYaml)
  if (opening === '+++') return readFenced(text, lines, skipped, /^\+\+\+\s*$/, parseTomlHead)
  if (opening === '{') return readJson(text, lines, skipped)
  return readOldHexo(text, lines, skipped)
}

function readFenced(
  text: string,
  lines: readonly string[],
  skipped: number,
  fence: RegExp,
  parse: (source: string, firstLine: number) => Parsed,
): FrontMatter {
  const end = lines.findIndex((line, at) => at > 0 && at <= MAX_HEAD_LENGTH && fence.test(line))
  const first = lines.slice(1).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? ''
  // A thematic break looks the same; front matter is recognised by the next line.
  if (end < 0 || (end > 1 && !KEY_LINE.test(first) && !first.startsWith('['))) {
    const isHead = end < 0 && KEY_LINE.test(first)
    return {
      data: {},
      body: text,
      bodyLine: 1,
      ...(isHead && { problem: { line: skipped + 1, message: copy.unclosedFrontMatter } }),
    }
  }
  return {
    ...parse(lines.slice(1, end).join('\n'), skipped + 2),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: skipped + end + 2,
  }
}

function readJson(text: string, lines: readonly string[], skipped: number): FrontMatter {
  const end = lines.findIndex((line, at) => at <= MAX_HEAD_LENGTH && line.trimEnd() === '}')
  try {
    if (end < 0) throw new SyntaxError()
    const data = toRecord(JSON.parse(lines.slice(0, end + 1).join('\n')))
    return { data, body: lines.slice(end + 1).join('\n'), bodyLine: skipped + end + 2 }
  } catch (error) {
    const looksLikeHead = /^\s*"[\w-]+"\s*:/.test(lines[1] ?? '')
    const message = copy.brokenFrontMatter('JSON', reasonOf(error))
    return {
      data: {},
      body: text,
      bodyLine: 1,
      ...(looksLikeHead && { problem: { line: skipped + 1, message } }),
    }
  }
}

/** The old Hexo form has only the closing line. */
function readOldHexo(text: string, lines: readonly string[], skipped: number): FrontMatter {
  const end = lines.findIndex((line) => line.trimEnd() === '---')
  const head = end > 0 && end <= 30 ? lines.slice(0, end) : []
  const isHead = /^(title|layout|date|tags|categories)\s*:/.test(head[0] ?? '')
  if (!isHead || !head.every((line) => /^(\s*-\s|\s+\S|[\w-]+\s*:|\s*$)/.test(line))) {
    return { data: {}, body: text, bodyLine: 1 }
  }
  const parsed = parseYaml(head.join('\n'), skipped + 1)
  return { ...parsed, body: lines.slice(end + 1).join('\n'), bodyLine: skipped + end + 2 }
}

function parseYaml(source: string, firstLine: number): Parsed {
  if (source.length > MAX_HEAD) return readLongHead(source, firstLine)
  const document = parseDocument(source, { uniqueKeys: false, logLevel: 'silent' })
  const [error] = document.errors
  if (error === undefined) {
    const data = readSafely(() => document.toJS({ maxAliasCount: 20 }))
    if (data !== undefined) return { data }
  }
  const line = firstLine + (error?.linePos?.[0].line ?? 1) - 1
  const reason = error?.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? ''
  return { data: readLines(source), problem: { line, message: brokenYaml(reason) } }
}

function brokenYaml(reason: string): string {
  return copy.brokenFrontMatter('YAML', reason)
}

function parseTomlHead(source: string, firstLine: number): Parsed {
  if (source.length > MAX_HEAD) return readLongHead(source, firstLine)
  try {
    return { data: toRecord(parseToml(source)) }
  } catch (error) {
    const line = firstLine + (error instanceof TomlError ? error.line : 1) - 1
    const reason = reasonOf(error).split('\n')[0] ?? ''
    const message = copy.brokenFrontMatter('TOML', reason)
    return { data: readLines(source), problem: { line, message } }
  }
}

function readLongHead(source: string, line: number): Parsed {
  return { data: readLines(source), problem: { line, message: copy.longFrontMatter(MAX_HEAD) } }
}

/** Reads invalid front matter line by line as `key: value`. Quotes are removed; the last of equal keys is used. */
function readLines(source: string): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  let list: string[] | undefined
  for (const line of source.split('\n')) {
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1]
    if (item !== undefined) {
      list?.push(unquote(item))
      continue
    }
    const [, key, value = ''] = /^([\w-]+)\s*[:=]\s*(.*)$/.exec(line) ?? []
    if (key === undefined) continue
    list = []
    data[key] = value.trim() === '' ? list : unquote(value)
  }
  return data
}

function unquote(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, '$2')
}

function readSafely(read: () => unknown): Record<string, unknown> | undefined {
  try {
    const value = read()
    return value === null || value === undefined ? {} : toRecord(value)
  } catch {
    return undefined
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError()
  return Object.fromEntries(Object.entries(value))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The settings at the beginning of a file of a static site generator, as far as the editor can use them. */
export interface FrontMatter {
  title?: string
  summary?: string
  /** Names of labels: tags and categories of the file. */
  labels: string[]
  /** The names of all settings, in order. */
  keys: string[]
}

/** Maximum length of a block of settings, UTF-16 units. */
const MAX_LENGTH = 20_000
const MAX_LABELS = 20
const BLOCK = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n\1[ \t]*(?:\r?\n|$)/
const SETTING = /^([A-Za-z_][\w-]*)\s*[:=]\s*(.*)$/
const ITEM = /^\s*-\s+(.*)$/
const LABEL_KEYS = ['tags', 'tag', 'categories', 'category']
const SUMMARY_KEYS = ['description', 'summary', 'excerpt']

/**
 * Splits a whole file into its settings and its text. Undefined if the text does not begin with settings: a thematic break
 * is no setting.
 */
export function splitFrontMatter(
  file: string,
): { settings: FrontMatter; text: string } | undefined {
  const [whole, , block] = BLOCK.exec(file.slice(0, MAX_LENGTH)) ?? []
  if (whole === undefined || block === undefined) return undefined
  const values = readSettings(block)
  if (values.size === 0) return undefined
  const first = (names: readonly string[]) =>
    names.flatMap((name) => values.get(name) ?? []).find((value) => value !== '')
  const title = first(['title'])
  const summary = first(SUMMARY_KEYS)
  const labels = LABEL_KEYS.flatMap((name) => values.get(name) ?? []).filter(Boolean)
  const settings = {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    labels: [...new Set(labels)].slice(0, MAX_LABELS),
    keys: [...values.keys()],
  }
  return { settings, text: file.slice(whole.length).replace(/^(?:[ \t]*\r?\n)+/, '') }
}

/** The settings by lower-case name. Empty if a line of the first level is no setting: then the block is text. */
function readSettings(block: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  let current: string[] | undefined
  for (const line of block.split(/\r?\n/)) {
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const [, item] = ITEM.exec(line) ?? []
    const [, name, value = ''] = SETTING.exec(line) ?? []
    if (name !== undefined) {
      current = toValues(value)
      values.set(name.toLowerCase(), current)
    } else if (!current || !/^[\s-]/.test(line)) return new Map()
    else if (item !== undefined) current.push(unquote(item))
  }
  return values
}

/** One value, or the values of a list in brackets. */
function toValues(value: string): string[] {
  const text = value.trim()
  if (!text.startsWith('[') || !text.endsWith(']')) return text ? [unquote(text)] : []
  return text.slice(1, -1).split(',').map(unquote).filter(Boolean)
}

function unquote(value: string): string {
  const text = value.trim()
  const [, , inner] = /^(["'])(.*)\1$/.exec(text) ?? []
  return inner ?? text
}

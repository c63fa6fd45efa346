export interface FenceInfo {
  /** As written, '' if missing. */
  language: string
  /** File name or title, from `title="…"` or VitePress' `[…]`. */
  title: string
  /** Numbers of the marked lines, from `{1,3-5}`. */
  marked: Set<number>
}

const MAX_LINES = 10_000
const MAX_INFO = 500

/** Parses the info string of a fence: ` ts{1,3} title="a.ts"`, ` C#`, ` js:line-numbers [a.js]`. */
export function parseFenceInfo(words: string): FenceInfo {
  const info = words.slice(0, MAX_INFO)
  const language = /^[^\s{[:,]+/.exec(info)?.[0] ?? ''
  const ranges = /\{([\d\s,-]+)\}/.exec(info)?.[1] ?? ''
  const title =
    /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(info)?.slice(1).find(Boolean) ??
    /\[([^[\]]+)\]/.exec(info)?.[1] ??
    ''
  return { language: language.slice(0, 40), title: title.slice(0, 120), marked: toLines(ranges) }
}

function toLines(ranges: string): Set<number> {
  const lines = new Set<number>()
  for (const range of ranges.split(',')) {
    const [from, to] = range.split('-').map((part) => Number.parseInt(part, 10))
    if (!from) continue
    const end = Math.min(to || from, from + MAX_LINES)
    for (let line = from; line <= end && lines.size < MAX_LINES; line += 1) lines.add(line)
  }
  return lines
}

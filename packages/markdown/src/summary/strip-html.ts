import { isHtmlTag } from '../tree/tags.ts'

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^<>]*)?(\/?)>/gi
/** A tag of a component, alone on its line. */
const COMPONENT = /^[ \t]*<\/?[A-Z][\w.]*(?:\s[^<>\n]*)?\/?>[ \t]*$/gm

interface Tag {
  start: number
  end: number
  name: string
}

/**
 * Leaves out HTML elements with what is in them, and single tags. Only names that HTML knows count:
 * `List<String>` and `a < b` are text.
 */
export function stripHtml(source: string): string {
  const text = dropComments(source).replace(COMPONENT, '')
  const open = new Map<string, Tag[]>()
  const removed: { start: number; end: number }[] = []
  for (const match of text.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase()
    if (!isHtmlTag(name)) continue
    const tag = { start: match.index, end: match.index + match[0].length, name }
    const stack = open.get(name) ?? []
    open.set(name, stack)
    const opener = match[1] ? stack.pop() : undefined
    removed.push({ start: opener?.start ?? tag.start, end: tag.end })
    if (!match[1] && !match[3]) stack.push(tag)
  }
  return cutOut(text, removed)
}

function cutOut(text: string, removed: { start: number; end: number }[]): string {
  removed.sort((a, b) => a.start - b.start)
  const kept: string[] = []
  let done = 0
  for (const { start, end } of removed) {
    if (start > done) kept.push(text.slice(done, start))
    done = Math.max(done, end)
  }
  kept.push(text.slice(done))
  return kept.join('')
}

function dropComments(text: string): string {
  const kept: string[] = []
  let done = 0
  for (;;) {
    const start = text.indexOf('<!--', done)
    if (start < 0) break
    kept.push(text.slice(done, start))
    const end = text.indexOf('-->', start + 4)
    done = end < 0 ? text.length : end + 3
    if (end < 0) break
  }
  kept.push(text.slice(done))
  return kept.join('')
}

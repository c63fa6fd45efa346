import type { PhrasingContent, Text } from 'mdast'
import { linkLength, MAX_LINK, stopsLink } from '../parse/link-length.ts'

const CANDIDATE = /(?<![a-z])https?:\/\//gi

/** Bare links that the tokenizer skipped because an unmatched `[` stood before them. */
export function linkText(node: Text): PhrasingContent[] {
  if (!node.value.includes('://')) return [node]
  const parts: PhrasingContent[] = []
  let done = 0
  let skipped = 0
  for (const match of node.value.matchAll(CANDIDATE)) {
    if (match.index < skipped) continue
    const run = runAt(node.value, match.index)
    const url = run.slice(0, linkLength(run))
    skipped = match.index + (url.length || run.length)
    if (!url) continue
    if (match.index > done) parts.push({ type: 'text', value: node.value.slice(done, match.index) })
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url }] })
    done = match.index + url.length
  }
  if (done === 0) return [node]
  if (done < node.value.length) parts.push({ type: 'text', value: node.value.slice(done) })
  return parts
}

function runAt(text: string, start: number): string {
  let end = start
  // One more than the limit, so that a longer run is recognised.
  for (const character of text.slice(start, start + MAX_LINK + 1)) {
    // A bracket that is opened before the link is closed after it.
    if (character === ']' || stopsLink(character)) break
    end += character.length
  }
  return text.slice(start, end)
}

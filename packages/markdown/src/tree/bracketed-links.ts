import type { PhrasingContent, Text } from 'mdast'
import { linkLength, MAX_LINK, stopsLink } from '../parse/link-length.ts'

const CANDIDATE = /(?<![a-z])https?:\/\//gi

/** Bare links that the tokenizer could not take since an unmatched `[` stood before them. */
export function linkText(node: Text): PhrasingContent[] {
  if (!node.value.includes('://')) return [node]
  const parts: PhrasingContent[] = []
  let done = 0
  for (const match of node.value.matchAll(CANDIDATE)) {
    if (match.index < done) continue
    const url = node.value.slice(
      match.index,
      match.index + linkLength(runAt(node.value, match.index)),
    )
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
  for (const character of text.slice(start, start + MAX_LINK + 1)) {
    // A bracket that opened before the link closes behind it.
    if (character === ']' || stopsLink(character)) break
    end += character.length
  }
  return text.slice(start, end)
}

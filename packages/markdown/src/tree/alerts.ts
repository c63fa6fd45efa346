import type { Blockquote, PhrasingContent, RootContent } from 'mdast'
import { type CalloutKind, createCallout } from './containers.ts'

const ALERT = /^\[!(note|tip|important|warning|caution|info|danger)\][ \t]*([^\n]*)(?:\n|$)/i

const KINDS: Record<string, CalloutKind> = {
  note: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'danger',
  info: 'info',
  danger: 'danger',
}

/** GitHub's alerts: a quote that begins with `[!NOTE]`, here with an optional title after it. */
export function toAlert(quote: Blockquote): RootContent {
  const [first, ...rest] = quote.children
  if (first?.type !== 'paragraph') return quote
  const [head, ...inline] = first.children
  if (head?.type !== 'text') return quote
  const match = ALERT.exec(head.value)
  const kind = KINDS[match?.[1]?.toLowerCase() ?? '']
  if (!match || !kind) return quote

  const title: PhrasingContent[] = match[2] ? [{ type: 'text', value: match[2] }] : []
  const value = head.value.slice(match[0].length)
  const body: PhrasingContent[] = value ? [{ type: 'text', value }, ...inline] : inline
  if (body[0]?.type === 'break') body.shift()
  const blocks: RootContent[] = body.length > 0 ? [{ ...first, children: body }, ...rest] : rest
  return createCallout(kind, title, blocks)
}

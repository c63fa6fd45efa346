import { renderPlainText } from '@mozhan/markdown/plain-text'
import type { Part, PartRequest } from './render-part.ts'

/** A part as plain text, for a part whose rendering timed out. */
export function toPlainPart({ source, isOver, usedIds }: PartRequest): Part {
  const { blocks = [] } = renderPlainText(source, { withBlocks: true })
  return isOver
    ? { finished: blocks, taken: source.length, usedIds, rest: [] }
    : { finished: [], taken: 0, usedIds, rest: blocks }
}

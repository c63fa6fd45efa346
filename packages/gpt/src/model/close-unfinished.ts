import { closeInline } from './close-inline.ts'

/** An opening code fence, also in a quote or a list item; the information behind backticks contains none. */
const FENCE =
  /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,}|\$\$(?!.*\$\$)|\\\[(?!.*\\\]))/
/** A line that begins a block: its inline marks do not belong to the lines above. */
const BLOCK_START = /^[ \t>]*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\||:::)/
const BLANK = /^[ \t>]*$/
const ROW = /^[ \t>]*\|/
const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
/** Line beginnings that more text turns into something else: `#`, `-`, `12.`, two of three backticks, `- [`, `:::`. */
const PARTIAL_LINE =
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:\d{1,9}[.)]?|[-+*=#`~$|:\\]+|\[[ x]?\]?|:::.*)?[ \t]*$/

/**
 * Prepares the unfinished end of a growing answer for rendering, so that it is not drawn as what it will not be: drops what more
 * text will turn into another kind of block (the head of a table without its delimiter row, the beginning of a list item), and
 * closes emphasis, code and links. Tables whose rows begin without `|` are not recognized. Linear.
 * @param source Markdown from the start of a block
 * @returns Markdown that is shown until more text arrives
 */
export function closeUnfinished(source: string): string {
  const { lines, start, isFenced } = findLastBlock(source)
  const last = lines.length - 1
  const lastLine = lines[last] ?? ''
  const end = lastLine !== '' && PARTIAL_LINE.test(lastLine) ? last : lines.length
  if (isFenced) return lines.slice(0, end).join('\n')
  const tableStart = findUnfinishedHead(lines)
  if (tableStart !== undefined) return lines.slice(0, tableStart).join('\n')
  if (start >= end) return lines.slice(0, end).join('\n')
  const before = lines.slice(0, start)
  return [...before, closeLines(lines.slice(start, end))].join('\n')
}

/** The lines, the first line of the last block, and whether the end is inside code or a formula. */
function findLastBlock(source: string) {
  const lines = source.split('\n')
  let start = 0
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    if (fence !== undefined) {
      if (isClosing(line, fence)) {
        fence = undefined
        start = index + 1
      }
    } else {
      fence = FENCE.exec(line)?.[1]
      if (BLANK.test(line)) start = index + 1
      else if (BLOCK_START.test(line)) start = index
    }
  }
  return { lines, start, isFenced: fence !== undefined }
}

function isClosing(line: string, fence: string): boolean {
  const text = line.replace(/^[ \t>]+/, '').trimEnd()
  if (fence === '\\[') return text.endsWith('\\]')
  if (fence === '$$') return text.endsWith('$$')
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length)
}

/** The line of a table head whose delimiter row is missing or incomplete. */
function findUnfinishedHead(lines: readonly string[]): number | undefined {
  const last = lines.length - 1
  const isRow = (index: number) => ROW.test(lines[index] ?? '')
  // The last line is incomplete. It is the head, or may become the delimiter row below it.
  const mayDelimit = /^[ \t>|:-]*$/.test(lines[last] ?? '')
  const head = isRow(last - 1) && mayDelimit ? last - 1 : last
  if (!isRow(head)) return undefined
  // A head that is followed by a row is inside a table, or no head.
  const isBelowRow = isRow(head - 1) || DELIMITER_ROW.test(lines[head - 1] ?? '')
  return isBelowRow ? undefined : head
}

function closeLines(lines: readonly string[]): string {
  const text = lines.join('\n')
  if (!ROW.test(text)) return closeInline(text)
  // The cells before the last are complete.
  const cell = text.lastIndexOf('|') + 1
  return text.slice(0, cell) + closeInline(text.slice(cell))
}

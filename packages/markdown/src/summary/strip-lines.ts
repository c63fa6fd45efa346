import { joinsLines } from '../text/characters.ts'

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/
/** A decimal such as 10.5 is no number of a list: a blank follows that one. */
const NUMBERED = /^[ \t]*\d{1,9}[.)](?:[ \t]|$)/
const UNDERLINE = /^ {0,3}=+[ \t]*$/
const RULE = /^[-*_=|: \t]{3,}$/
const CONTAINER = /^ {0,3}:{3,}/
const QUOTE_OR_BULLET = /^[ \t]*(?:>[ \t]?|[-+*][ \t]+(?:\[[ xX]\][ \t]+)?)/
const ALERT = /^\[![a-z]+\]/i

/** Leaves out fenced code; what is never closed ends with the source. */
export function dropFences(source: string): string {
  let fence = ''
  const kept: string[] = []
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence) {
      const closes = mark.length >= fence.length && mark[0] === fence[0] && line.trim() === mark
      if (closes) fence = ''
    } else if (mark && !(mark[0] === '`' && line.trim().slice(mark.length).includes('`'))) {
      fence = mark
      kept.push('')
    } else {
      kept.push(line)
    }
  }
  return kept.join('\n')
}

/** Running text, one paragraph a line, lines of Chinese joined without a blank. */
export function toParagraphs(source: string): string[] {
  const paragraphs: string[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) paragraphs.push(joinLines(lines))
    lines = []
  }
  for (const written of source.split('\n')) {
    if (isDropped(written)) {
      // The line above an underline of equals signs is a heading.
      if (UNDERLINE.test(written)) lines.pop()
      flush()
      continue
    }
    const line = withoutMarks(written)
    if (line !== written.trim()) flush()
    if (line && !ALERT.test(line)) lines.push(line)
    else flush()
  }
  flush()
  return paragraphs
}

function isDropped(line: string): boolean {
  return (
    !line.trim() ||
    HEADING.test(line) ||
    NUMBERED.test(line) ||
    CONTAINER.test(line) ||
    RULE.test(line.trim())
  )
}

function withoutMarks(written: string): string {
  let line = written
  for (let depth = 0; depth < 10; depth += 1) {
    const rest = line.replace(QUOTE_OR_BULLET, '')
    if (rest === line) break
    line = rest
  }
  return isDropped(line) ? '' : line.trim()
}

function joinLines(lines: string[]): string {
  const pieces: string[] = []
  let before = ''
  for (const line of lines) {
    if (before && !joinsLines(before, line)) pieces.push(' ')
    pieces.push(line)
    before = line
  }
  return pieces.join('')
}

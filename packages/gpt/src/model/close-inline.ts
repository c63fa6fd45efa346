/** A run of `*`, `_` or `~` that may begin emphasis. */
interface Opener {
  mark: string
  /** Length of the run. */
  size: number
  /** Marks of the run that are not matched. */
  count: number
  isClosing: boolean
  /** Index of its piece. */
  piece: number
}

interface Scan {
  text: string
  /** The next character to read. */
  at: number
  /** The text before `at`, without what is dropped. */
  pieces: string[]
  openers: Opener[]
  /** Indexes of pieces that are opening brackets without their partner. */
  brackets: number[]
  /** Closes the code span at the end. */
  closing: string
}

const MARKS = /\\|`+|\$|\*+|_+|~+|!?\[\^?|\]|<[\w/!][^\s<>]*$/g
const LETTER = /[\p{L}\p{N}]/u
const ASCII_LETTER = /[A-Za-z0-9]/
const PUNCTUATION = /[\p{P}\p{S}]/u
/** The address of a link as far as it goes, and its bracket. */
const ADDRESS =
  /\((?:[^\s()\\]|\\.|\([^\s()]{0,200}\)?){0,500}(?:[ \t]+(?:"[^"\n]{0,500}"?)?[ \t]*)?(\))?/y

/**
 * Closes emphasis and code that a text leaves open, and shows an unfinished link as its text.
 * @param text inline Markdown of one block
 */
export function closeInline(text: string): string {
  const scan: Scan = { text, at: 0, pieces: [], openers: [], brackets: [], closing: '' }
  while (scan.at < text.length) {
    MARKS.lastIndex = scan.at
    const match = MARKS.exec(text)
    if (!match) break
    take(scan, match.index)
    readMark(scan, match[0])
  }
  take(scan, text.length)
  for (const index of scan.brackets) scan.pieces[index] = ''
  return close(scan)
}

/** Takes over the text up to `end`. */
function take(scan: Scan, end: number): void {
  scan.pieces.push(scan.text.slice(scan.at, end))
  scan.at = end
}

function drop(scan: Scan, end: number): void {
  scan.at = end
}

function readMark(scan: Scan, mark: string) {
  const { text, at } = scan
  const after = at + mark.length
  switch (mark.charAt(0)) {
    case '\\':
      return readEscape(scan)
    case '`':
      return readCode(scan, mark)
    case '$': {
      const end = /\S/.test(text.charAt(after)) ? text.indexOf('$', after) : -1
      return take(scan, end === -1 ? after : end + 1)
    }
    case '<':
      // A tag or an address at the end.
      return drop(scan, text.length)
    case '[':
    case '!':
      return readOpeningBracket(scan, mark)
    case ']':
      return readClosingBracket(scan)
    default:
      return readEmphasis(scan, mark)
  }
}

function readEscape(scan: Scan) {
  const { text, at } = scan
  const next = text.charAt(at + 1)
  if (next === '') return drop(scan, text.length)
  const end = next === '(' ? text.indexOf('\\)', at) : -1
  if (next === '(' && end === -1) return drop(scan, text.length)
  take(scan, end === -1 ? at + 2 : end + 2)
}

function readCode(scan: Scan, mark: string) {
  const { text, at } = scan
  const after = at + mark.length
  const end = findRun(text, mark, after)
  if (end !== undefined) return take(scan, end)
  // Backticks at the end may be a part of the closing run.
  const code = text.slice(after).replace(/`+$/, '')
  if (code.trim() === '') return drop(scan, text.length)
  scan.pieces.push(mark, code)
  scan.closing = mark
  scan.at = text.length
}

/** The end of the next run of exactly these backticks. */
function findRun(text: string, mark: string, from: number): number | undefined {
  const runs = /`+/g
  runs.lastIndex = from
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0] === mark) return runs.lastIndex
  }
  return undefined
}

function readOpeningBracket(scan: Scan, mark: string) {
  const { text, at } = scan
  // A picture or a footnote without its end has nothing to show.
  const isHidden = mark !== '['
  if (isHidden && !text.includes(']', at)) return drop(scan, text.length)
  take(scan, at + mark.length)
  scan.brackets.push(scan.pieces.length - 1)
}

function readClosingBracket(scan: Scan) {
  const { text, at, brackets, pieces } = scan
  const opening = brackets.pop()
  if (opening === undefined) return take(scan, at + 1)
  const isPicture = pieces[opening]?.startsWith('!') === true
  const address = readAddress(text, at + 1)
  if (address !== 'unfinished') return take(scan, address ?? at + 1)
  if (isPicture) pieces.length = opening
  else if (pieces[opening] === '[') pieces[opening] = ''
  else pieces.push(']')
  drop(scan, text.length)
}

/** The end of the address of a link; undefined for brackets that are no link. */
function readAddress(text: string, at: number): number | 'unfinished' | undefined {
  if (at === text.length) return 'unfinished'
  ADDRESS.lastIndex = at
  const match = ADDRESS.exec(text)
  if (match?.[1] !== undefined) return ADDRESS.lastIndex
  return match && ADDRESS.lastIndex === text.length ? 'unfinished' : undefined
}

function readEmphasis(scan: Scan, mark: string) {
  const { text, at, openers } = scan
  const end = at + mark.length
  const [before, next] = [text.charAt(at - 1), text.charAt(end)]
  const char = mark.charAt(0)
  if (char === '~' && mark.length !== 2 && next !== '') return take(scan, end)
  const isOpening = canOpen(char, before, next)
  const isClosing = canClose(char, before, next)
  const size = mark.length
  const run = { mark: char, size, count: size, isClosing, piece: scan.pieces.length }
  if (isClosing) closeOpeners(openers, run, isOpening, next === '')
  // A run at the end that closes nothing may begin emphasis, or be the half of a closing run.
  if (next === '') {
    scan.pieces.push(char.repeat(run.size - run.count))
    return drop(scan, text.length)
  }
  if (run.count > 0 && isOpening) openers.push(run)
  take(scan, end)
}

function canOpen(char: string, before: string, next: string): boolean {
  if (/^\s?$/.test(next)) return false
  if (char === '_' && LETTER.test(before)) return false
  // `3*4` is no emphasis, as far as one can tell.
  return !(ASCII_LETTER.test(before) && (ASCII_LETTER.test(next) || PUNCTUATION.test(next)))
}

function canClose(char: string, before: string, next: string): boolean {
  return !/^\s?$/.test(before) && !(char === '_' && LETTER.test(next))
}

/** Matches a run with the openers before it, by the rules of CommonMark. */
function closeOpeners(openers: Opener[], run: Opener, isOpening: boolean, isEnd: boolean): void {
  while (run.count > 0) {
    const index = openers.findLastIndex(({ mark }) => mark === run.mark)
    const opener = openers[index]
    if (!opener || (isEnd && run.count < opener.count)) return
    const isAmbiguous = isOpening || opener.isClosing
    const isThird = (opener.size + run.size) % 3 === 0 && run.size % 3 !== 0
    if (isAmbiguous && isThird) return
    openers.length = index + 1
    const used = Math.min(run.count, opener.count)
    run.count -= used
    opener.count -= used
    if (opener.count === 0) openers.pop()
  }
}

function close({ pieces, openers, closing }: Scan): string {
  // Marks with nothing behind them are dropped.
  for (let last = openers.at(-1); last && isEmptyAfter(pieces, last.piece); last = openers.at(-1)) {
    pieces.length = last.piece
    openers.pop()
  }
  const text = pieces.join('') + closing
  if (openers.length === 0) return text
  const marks = openers.toReversed().map(({ mark, count }) => mark.repeat(count))
  // Closing marks behind a space close nothing.
  return text.trimEnd() + marks.join('')
}

function isEmptyAfter(pieces: readonly string[], index: number): boolean {
  return pieces.findIndex((piece, at) => at > index && piece.trim() !== '') === -1
}

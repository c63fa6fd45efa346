const OPEN = '<think>'
const CLOSE = '</think>'
/** A deeper indented line is code. */
const MAX_INDENT = 3

/** Removes the thoughts of a model from its text. */
export interface ThoughtFilter {
  /** Takes the next piece. @returns the text that is certainly not part of a thought */
  write(piece: string): string
  /** @returns the rest, after the last piece */
  end(): string
}

/**
 * Some services send the thoughts of a model in the text, between `<think>` and `</think>`. The opening tag counts at the start
 * of a line outside of fenced code, so that an answer can be about such tags; one that is never closed lasts to the end. The
 * middleware of the AI SDK for this purpose removes the tags from code, too.
 */
export function createThoughtFilter(): ThoughtFilter {
  let held = ''
  let isThinking = false
  let isAfterThought = false
  /** The current line, as far as it has been returned. */
  let line = ''
  let fence = ''

  return {
    write(piece) {
      let text = ''
      let rest = held + piece
      held = ''
      while (rest !== '') {
        if (isThinking) rest = skipThought(rest)
        else if (isAfterThought) rest = skipSpace(rest)
        else if (line === '' && fence === '' && beginsWithTag(rest)) rest = open(rest)
        else {
          const end = rest.indexOf('\n') + 1 || rest.length
          text += takeLine(rest.slice(0, end))
          rest = rest.slice(end)
        }
      }
      return text
    },
    end: () => (isThinking ? '' : held),
  }

  function skipThought(text: string): string {
    const at = text.indexOf(CLOSE)
    if (at < 0) {
      held = text.slice(text.length - partialLength(text))
      return ''
    }
    isThinking = false
    isAfterThought = true
    return text.slice(at + CLOSE.length)
  }

  function skipSpace(text: string): string {
    const rest = text.trimStart()
    isAfterThought = rest === ''
    return rest
  }

  function open(text: string): string {
    const tag = text.trimStart()
    if (tag.length < OPEN.length) {
      held = text
      return ''
    }
    isThinking = true
    return tag.slice(OPEN.length)
  }

  function takeLine(part: string): string {
    line += part
    if (!line.endsWith('\n')) return part
    fence = fenceAfter(fence, line)
    line = ''
    return part
  }
}

/** Whether a line begins with the opening tag or the beginning of one. */
function beginsWithTag(text: string): boolean {
  const indent = /^ */.exec(text)?.[0].length ?? 0
  const start = text.slice(indent, indent + OPEN.length)
  return indent <= MAX_INDENT && OPEN.startsWith(start)
}

/** Length of the end of a text that may be the beginning of a closing tag. */
function partialLength(text: string): number {
  for (let length = CLOSE.length - 1; length > 0; length -= 1) {
    if (text.endsWith(CLOSE.slice(0, length))) return length
  }
  return 0
}

/** The opening of the fenced code that continues after a line; empty outside of code. */
function fenceAfter(fence: string, line: string): string {
  const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
  if (fence === '') return marker
  const isClosing = marker.startsWith(fence) && line.trim() === marker
  return isClosing ? '' : fence
}

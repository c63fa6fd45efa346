import type { Code } from 'micromark-util-types'

/** Whether a code is a line ending. The end of the text is none. */
export function isLineEnd(code: Code): boolean {
  return code !== null && code < -2 && code > -6
}

/** A byte range of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Parses a Range header with one range. Several ranges and other units yield the whole file. */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return 'whole'
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return 'whole'
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}

/** A status takes a few hundred characters, so a longer message is invalid. */
const MAX_LENGTH = 256 * 1024
const BEATS = /(?:\r?\n)*/y
const HEAD = /(CONNECTED|MESSAGE|RECEIPT|ERROR)\r?\n((?:[^:\r\n\0]+:[^\n\0]*\n){0,64})\r?\n/y
const ESCAPED = /^(?:[^\\]|\\[nrc\\])*$/
const LENGTH = /^content-length:(.*?)\r?$/m

/**
 * Whether a message of the socket is text and consists of complete STOMP 1.2 frames and heart-beats. The client library parses
 * incomplete frames, buffers the rest for the next message, and may wait for a body that never arrives.
 */
export function areFrames(data: unknown): boolean {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return false
  let at: number | undefined = skipBeats(data, 0)
  while (at !== undefined && at < data.length) {
    const end = frameEnd(data, at)
    at = end === undefined ? undefined : skipBeats(data, end)
  }
  return at !== undefined
}

function skipBeats(text: string, from: number): number {
  BEATS.lastIndex = from
  BEATS.test(text)
  return BEATS.lastIndex
}

/** Index after the frame that starts at `from`; undefined if there is no complete frame. */
function frameEnd(text: string, from: number): number | undefined {
  HEAD.lastIndex = from
  const [, command, headers = ''] = HEAD.exec(text) ?? []
  if (command === undefined) return undefined
  // STOMP does not escape the headers of CONNECTED.
  if (command !== 'CONNECTED' && !ESCAPED.test(headers)) return undefined
  return bodyEnd(text, HEAD.lastIndex, LENGTH.exec(headers)?.[1])
}

function bodyEnd(text: string, from: number, declared: string | undefined): number | undefined {
  if (declared === undefined) {
    const end = text.indexOf('\0', from)
    return end === -1 ? undefined : end + 1
  }
  if (!/^\d{1,9}$/.test(declared)) return undefined
  // `content-length` counts bytes, and the body may contain NUL.
  const bytes = new TextEncoder().encode(text.slice(from))
  const length = Number(declared)
  if (bytes[length] !== 0) return undefined
  return (
    from +
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length)).length +
    1
  )
}

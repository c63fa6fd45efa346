/** Messages of this site take a few hundred characters, so a longer message is invalid. */
const MAX_LENGTH = 256 * 1024
const HEART_BEATS = /(?:\r?\n)*/y
/** Command and at most 64 headers. */
const FRAME_HEAD = /(CONNECTED|MESSAGE|RECEIPT|ERROR)\r?\n((?:[^:\r\n\0]+:[^\n\0]*\n){0,64})\r?\n/y
const VALID_ESCAPES = /^(?:[^\\]|\\[nrc\\])*$/
const CONTENT_LENGTH = /^content-length:(.*?)\r?$/m

/**
 * Whether a message of the socket is text and consists of complete STOMP 1.2 frames and heart-beats. The client library parses
 * incomplete frames, buffers the rest for the next message, and may wait for a body that never arrives.
 */
export function areFrames(data: unknown): boolean {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return false
  let index: number | undefined = skipBeats(data, 0)
  while (index !== undefined && index < data.length) {
    const end = frameEnd(data, index)
    index = end === undefined ? undefined : skipBeats(data, end)
  }
  return index !== undefined
}

function skipBeats(text: string, from: number): number {
  HEART_BEATS.lastIndex = from
  HEART_BEATS.test(text)
  return HEART_BEATS.lastIndex
}

/** Index after the frame that starts at `from`; undefined if there is no complete frame. */
function frameEnd(text: string, from: number): number | undefined {
  FRAME_HEAD.lastIndex = from
  const [, command, headers = ''] = FRAME_HEAD.exec(text) ?? []
  if (command === undefined) return undefined
  // STOMP does not escape the headers of CONNECTED.
  if (command !== 'CONNECTED' && !VALID_ESCAPES.test(headers)) return undefined
  return bodyEnd(text, FRAME_HEAD.lastIndex, CONTENT_LENGTH.exec(headers)?.[1])
}

function bodyEnd(
  text: string,
  from: number,
  declaredLength: string | undefined,
): number | undefined {
  if (declaredLength === undefined) {
    const end = text.indexOf('\0', from)
    return end === -1 ? undefined : end + 1
  }
  if (!/^\d{1,9}$/.test(declaredLength)) return undefined
  // `content-length` counts bytes, and the body may contain NUL.
  const bytes = new TextEncoder().encode(text.slice(from))
  const length = Number(declaredLength)
  if (bytes[length] !== 0) return undefined
  // The index counts UTF-16 units. It is the one after the body and its NUL.
  return (
    from +
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length)).length +
    1
  )
}

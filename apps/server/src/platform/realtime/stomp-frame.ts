/** A frame of STOMP 1.2. */
export interface Frame {
  readonly command: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** The text is no valid frame. `message` is the reason. */
export class FrameError extends Error {
  override name = 'FrameError'
}

/** Commands that a client may send. */
const CLIENT_COMMANDS = new Set(
  'CONNECT STOMP SEND SUBSCRIBE UNSUBSCRIBE ACK NACK BEGIN COMMIT ABORT DISCONNECT'.split(' '),
)
/** The headers of these commands are not escaped, for compatibility with STOMP 1.0. */
const UNESCAPED = new Set(['CONNECT', 'STOMP'])
/** Per frame. */
const MAX_HEADERS = 32
/** Per WebSocket message. */
const MAX_FRAMES = 16
const ESCAPES: Readonly<Record<string, string>> = {
  '\\\\': '\\',
  '\\n': '\n',
  '\\r': '\r',
  '\\c': ':',
}

/**
 * Parses the frames of one WebSocket message and skips heart-beats. A frame must end in the message in which it starts.
 * @throws FrameError
 */
export function parseFrames(text: string): Frame[] {
  const frames: Frame[] = []
  let at = skipHeartBeats(text, 0)
  while (at < text.length) {
    if (frames.length === MAX_FRAMES) throw new FrameError('too many frames')
    const { frame, end } = parseFrame(text, at)
    frames.push(frame)
    at = skipHeartBeats(text, end)
  }
  return frames
}

/** Encodes a frame. Header values are escaped, except in CONNECTED. */
export function encodeFrame(
  command: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const toText = command === 'CONNECTED' ? (text: string) => text : escapeHeader
  const lines = Object.entries(headers).map(([name, value]) => `${toText(name)}:${toText(value)}\n`)
  return `${command}\n${lines.join('')}\n${body}\0`
}

function skipHeartBeats(text: string, from: number): number {
  let at = from
  while (text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n')) at++
  return at
}

function parseFrame(text: string, from: number): { frame: Frame; end: number } {
  let at = from
  const command = readLine()
  if (!CLIENT_COMMANDS.has(command)) throw new FrameError('unknown command')
  const headers = new Map<string, string>()
  for (let line = readLine(), count = 0; line !== ''; line = readLine()) {
    if (++count > MAX_HEADERS) throw new FrameError('too many headers')
    const colon = line.indexOf(':')
    if (colon < 1) throw new FrameError('header without a name or a colon')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)].map((part) =>
      UNESCAPED.has(command) ? part : unescapeHeader(part),
    ) as [string, string]
    // The first of repeated headers wins (STOMP 1.2).
    if (!headers.has(name)) headers.set(name, value)
  }
  const body = readBody(headers.get('content-length'))
  return { frame: { command, headers, body }, end: at }

  function readLine(): string {
    const end = text.indexOf('\n', at)
    if (end === -1) throw new FrameError('unterminated frame')
    const line = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end)
    at = end + 1
    return line
  }

  function readBody(declared: string | undefined): string {
    if (declared === undefined) {
      const end = text.indexOf('\0', at)
      if (end === -1) throw new FrameError('unterminated frame')
      const body = text.slice(at, end)
      at = end + 1
      return body
    }
    if (!/^\d{1,9}$/.test(declared)) throw new FrameError('content-length is not a number')
    // content-length counts bytes, and the body may contain NUL.
    const bytes = Buffer.from(text.slice(at))
    const length = Number(declared)
    if (bytes[length] !== 0) throw new FrameError('content-length does not match')
    const body = bytes.toString('utf8', 0, length)
    at += body.length + 1
    return body
  }
}

function unescapeHeader(text: string): string {
  return text.replace(/\\.?/g, (sequence) => {
    const character = ESCAPES[sequence]
    if (character === undefined) throw new FrameError('unknown escape')
    return character
  })
}

function escapeHeader(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll(':', '\\c')
}

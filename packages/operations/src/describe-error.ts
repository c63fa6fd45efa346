/** The loggable parts of an error. */
export interface ErrorSummary {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly stack?: string
  readonly cause?: ErrorSummary
}

const MAX_CAUSES = 3
const MAX_WORD = 80
const MAX_MESSAGE = 240
const MAX_FRAME = 150
/** Stack frames of the error itself and of each cause. */
const FRAMES = 8
const CAUSE_FRAMES = 2
/** SQLSTATE class "data exception": the message quotes the value. */
const DATA_EXCEPTION = '22'

/**
 * Extracts the loggable parts of an error, at most about 4 KB. The message of a failed statement repeats its values, and
 * `detail` of the database contains the row: password hashes, digests, addresses and texts. Both are omitted.
 */
export function describeError(error: unknown): ErrorSummary {
  return error instanceof Error ? toNote(error, 0) : { type: typeof error, message: '' }
}

function toNote(error: Error, depth: number): ErrorSummary {
  const frames = depth === 0 ? FRAMES : CAUSE_FRAMES
  const cause = causeOf(error)
  return {
    type: cut(error.name, MAX_WORD),
    message: cut(readMessage(error), MAX_MESSAGE),
    ...pickWords(error),
    ...pickStack(error, frames),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: toNote(cause, depth + 1) }),
  }
}

function readMessage(error: Error): string {
  const text = String(error.message)
  if ('params' in error) return text.split('\nparams: ', 1)[0] ?? ''
  return 'severity' in error ? withoutValues(text, codeOf(error)) : text
}

/** Keeps names of constraints and removes quoted values. */
function withoutValues(text: string, code: string): string {
  const quoted = code.startsWith(DATA_EXCEPTION) ? /".*"/s : /(?<=: )".*"/s
  return text.replace(quoted, '"…"')
}

function pickWords(error: Error): Pick<ErrorSummary, 'code' | 'constraint' | 'table'> {
  const words: { code?: string; constraint?: string; table?: string } = {}
  const code = codeOf(error)
  if (code !== '') words.code = code
  for (const name of ['constraint', 'table'] as const) {
    const word: unknown = Reflect.get(error, name)
    if (typeof word === 'string' && word !== '') words[name] = cut(word, MAX_WORD)
  }
  return words
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' || typeof code === 'number' ? cut(String(code), MAX_WORD) : ''
}

/** The frames of a stack without the message. */
function pickStack(error: Error, max: number): Pick<ErrorSummary, 'stack'> {
  const lines = String(error.stack ?? '').split('\n')
  // A message may contain lines that look like frames.
  const above = String(error.message).split('\n').length
  const frames = lines.slice(above).filter((line) => /^ {4}at /.test(line))
  if (frames.length === 0) return {}
  const stack = frames.slice(0, max).map((frame) => cut(frame.trim(), MAX_FRAME))
  return { stack: stack.join('\n') }
}

function causeOf(error: Error): Error | undefined {
  if (error.cause instanceof Error) return error.cause
  // One error for each address of a host; the first is sufficient.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined
  return first instanceof Error ? first : undefined
}

function cut(text: string, max: number): string {
  const clean = text.slice(0, max + 1).replace(/\p{Cc}+/gu, ' ')
  return clean.length > max ? `${clean.slice(0, max)}…` : clean
}

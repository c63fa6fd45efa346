import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { maskSecrets } from './mask-secrets.ts'
import { currentRequestId } from './request-id.ts'

/** A signed ticket as a part of a path; whoever has it may download with it. */
const TICKET = /(?<![\w-])eyJ[\w-]{1,2000}(?:\.[\w-]{1,4000}){2}/g
/** Characters of one field. */
const MAX_FIELD = 1000
/** Fields that carry what people send, whole requests among them. */
const HIDDEN = new Set(
  [
    'authorization',
    'body',
    'cookie',
    'headers',
    'mail',
    'email',
    'params',
    'password',
    'phone',
  ].concat(['query', 'req', 'request', 'res', 'response', 'secret', 'ticket', 'token']),
)
/** Fields that hold an address: its query holds what people look for, tokens and tickets. */
const ADDRESSES = new Set(['path', 'url', 'loginUrl', 'href'])

/** A program's log: one JSON line an event, with the id of the request it belongs to and without what people sent. */
export function createLogger(
  level: NonNullable<LoggerOptions['level']>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    formatters: { log: tidyFields },
    // The library's own would add the stack, and with it the message, to what became of the error.
    serializers: { err: (note: unknown) => note },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    hooks: {
      logMethod([first, ...rest], method) {
        // Left alone, pino repeats the error's own message beside what became of it.
        const isBareError =
          rest.length === 0 && typeof first === 'object' && first !== null && 'err' in first
        method.apply(this, isBareError ? [first, 'failed'] : [first, ...rest])
      },
      streamWrite: maskSecrets,
    },
  }
  return pino(options, destination ?? openOutput())
}

/**
 * Standard output, line by line: the library's default holds lines back, and at the end of the process tries for ever to
 * write them to a pipe whose reader has gone.
 */
function openOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true })
}

function tidyFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, tidyField(name, value)]),
  )
}

function tidyField(name: string, value: unknown): unknown {
  if (HIDDEN.has(name)) return '[hidden]'
  if (name === 'err' || value instanceof Error) return describeError(value)
  if (typeof value !== 'string') return value
  const text = ADDRESSES.has(name) ? value.split(/[?#]/, 1)[0]?.replace(TICKET, ':ticket') : value
  return text?.slice(0, MAX_FIELD)
}

import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { maskSecrets } from './mask-secrets.ts'
import { currentRequestId } from './request-id.ts'

/** A signed ticket in a path; its bearer may download with it. */
const TICKET = /(?<![\w-])eyJ[\w-]{1,2000}(?:\.[\w-]{1,4000}){2}/g
/** Maximum characters of a field. */
const MAX_FIELD = 1000
/** Fields with user input, including whole requests. */
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
/** Fields with an address: the query contains search texts, tokens and tickets. */
const ADDRESSES = new Set(['path', 'url', 'loginUrl', 'href'])

/** Creates a logger: one JSON line per event, with the request id and without user input. */
export function createLogger(
  level: NonNullable<LoggerOptions['level']>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    formatters: { log: tidyFields },
    // The serializer of pino would add the stack and the message to the described error.
    serializers: { err: (note: unknown) => note },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    hooks: {
      logMethod([first, ...rest], method) {
        // By default pino adds the message of the error as the message of the line.
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
 * Writes to standard output line by line. The default of pino buffers lines, and at exit it retries writes to a closed pipe
 * forever.
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

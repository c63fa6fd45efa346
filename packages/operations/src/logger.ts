import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

/** A signed ticket as a part of a path; whoever has it may download with it. */
const TICKET = /\beyJ[\w-]+(?:\.[\w-]+){2}/g

/** A program's log: one JSON line an event, with the id of the request it belongs to and without what people sent. */
export function createLogger(
  level: NonNullable<LoggerOptions['level']>,
  destination?: DestinationStream,
): Logger {
  const serializers = { err: describeError, error: describeError, path: withoutTickets }
  const options: LoggerOptions = {
    level,
    base: undefined,
    serializers,
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
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function withoutTickets(path: unknown): unknown {
  return typeof path === 'string' ? path.replace(TICKET, ':ticket') : path
}

interface ErrorNote {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: ErrorNote
}

/**
 * What is logged of an error. A failed statement repeats its values in its message, and PostgreSQL's `detail`
 * names the row: password hashes, digests and texts. Only the statement is kept.
 */
function describeError(error: unknown): ErrorNote | string {
  return error instanceof Error ? toNote(error) : typeof error
}

function toNote(error: Error): ErrorNote {
  const message =
    'params' in error ? (error.message.split('\nparams: ', 1)[0] ?? '') : error.message
  return {
    type: error.name,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack: (error.stack ?? '').split(error.message).join(message),
    ...(error.cause instanceof Error && { cause: toNote(error.cause) }),
  }
}

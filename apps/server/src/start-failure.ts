import { inspect } from 'node:util'
import { ConfigError } from './config.ts'
import { DatabaseUnreachableError } from './db/unreachable.ts'
import { PortTakenError } from './listen.ts'
import { DataFolderLockedError } from './store/data-lock.ts'

const EXPLAINED = [ConfigError, DataFolderLockedError, DatabaseUnreachableError, PortTakenError]

/** What the person who started the server reads: one sentence where we know what to do, else all we have. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind))
    return error.message
  return inspect(error)
}

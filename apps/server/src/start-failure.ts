import { describeFailure } from '@mozhan/operations'
import { SettingsError } from '@mozhan/operations/settings'
import { DatabaseFolderError } from './db/database-folder.ts'
import { DatabaseUnreachableError } from './db/unreachable.ts'
import { PortTakenError } from './listen.ts'
import { DataFolderError } from './store/data-folder.ts'
import { DataFolderLockedError } from './store/data-lock.ts'
import { DamagedSecretError } from './store/secrets.ts'

const EXPLAINED = [
  DamagedSecretError,
  DatabaseFolderError,
  DatabaseUnreachableError,
  DataFolderError,
  DataFolderLockedError,
  PortTakenError,
  SettingsError,
]

/** What the person who started the server reads: one sentence where we know what to do, else all that may be shown. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind))
    return error.message
  return describeFailure(error)
}

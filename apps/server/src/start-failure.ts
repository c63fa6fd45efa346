import { describeFailure } from '@mozhan/operations'
import { SettingsError } from '@mozhan/operations/settings'
import { PortTakenError } from './listen.ts'
import { DatabaseFolderError } from './platform/db/database-folder.ts'
import { DatabaseUnreachableError } from './platform/db/unreachable.ts'
import { DataFolderError } from './platform/store/data-folder.ts'
import { DataFolderLockedError } from './platform/store/data-lock.ts'
import { DamagedSecretError } from './platform/store/secrets.ts'

const EXPLAINED = [
  DamagedSecretError,
  DatabaseFolderError,
  DatabaseUnreachableError,
  DataFolderError,
  DataFolderLockedError,
  PortTakenError,
  SettingsError,
]

/** The message for the operator: one sentence for a known failure, otherwise a masked description of the error. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind))
    return error.message
  return describeFailure(error)
}

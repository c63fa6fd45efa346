import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { describeStartFailure } from '../../start-failure.ts'
import { BackupError } from './backup-error.ts'
import { copy } from './copy.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** Folder in which the command was typed. pnpm runs scripts in the folder of their package. */
const callerFolder = process.env.INIT_CWD ?? process.cwd()

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, folder] = positionals
  if (folder === undefined) throw new BackupError(copy.usage)
  const run = command === 'restore' ? restoreBackup : makeBackup
  await run(parseConfig(process.env), path.resolve(callerFolder, folder), {
    report: (line) => process.stdout.write(`${line}\n`),
    env: process.env,
  })
} catch (error) {
  const message = error instanceof BackupError ? error.message : describeStartFailure(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

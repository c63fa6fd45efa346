import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../config.ts'
import { describeStartFailure } from '../../start-failure.ts'
import { BackupFailure } from './backup-failure.ts'
import { copy } from './copy.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** Pnpm runs scripts in their package's folder; people mean theirs. */
const here = process.env.INIT_CWD ?? process.cwd()

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, folder] = positionals
  if (folder === undefined) throw new BackupFailure(copy.usage)
  const work = command === 'restore' ? restoreBackup : makeBackup
  await work(parseConfig(process.env), path.resolve(here, folder), {
    say: (line) => process.stdout.write(`${line}\n`),
    env: process.env,
  })
} catch (error) {
  const words = error instanceof BackupFailure ? error.message : describeStartFailure(error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}

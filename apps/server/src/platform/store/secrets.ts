import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createAtomically } from './write-atomically.ts'

/** A secret file is damaged. The message names a remedy. */
export class DamagedSecretError extends Error {
  override name = 'DamagedSecretError'
}

/** Minimum length in characters, as in the settings. */
const MIN_LENGTH = 32

/**
 * Reads a secret of this installation and creates it on first use. The file is readable by its owner only. Processes that
 * start concurrently with the same folder get the same secret.
 * @throws DamagedSecretError
 */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'secrets')
  const file = path.join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) createAtomically(file, randomBytes(32).toString('hex'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new DamagedSecretError(
    `The secret ${file} is damaged; delete it and start again, which makes a new one (readers sign in again).`,
  )
}

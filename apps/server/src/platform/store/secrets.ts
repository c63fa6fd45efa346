import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFirst } from './write-whole.ts'

/** A secret on the disk is no secret of ours; the message says what to do. */
export class DamagedSecretError extends Error {
  override name = 'DamagedSecretError'
}

/** Characters; what the settings ask for as well. */
const MIN_LENGTH = 32

/**
 * Reads a secret of this installation, making it on first use. Readable by its owner only, and the same for every
 * process that starts over the folder, however many do so at once.
 * @throws DamagedSecretError
 */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'secrets')
  const file = path.join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) writeFirst(file, randomBytes(32).toString('hex'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new DamagedSecretError(
    `The secret ${file} is damaged; delete it and start again, which makes a new one (readers sign in again).`,
  )
}

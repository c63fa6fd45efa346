import * as crypto from 'node:crypto'

/** Cost of a hash: 19 MiB, two passes, one lane, as OWASP recommends for argon2id. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const BYTES = 32

/**
 * Hashes a password with argon2id, in the usual PHC form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
 * @returns null where this Node has no argon2 (before 24.7): such an account cannot sign in until its
 *   password is set again
 */
export function hashPassword(password: string): string | null {
  if (typeof crypto.argon2Sync !== 'function') return null
  const nonce = crypto.randomBytes(16)
  const hash = crypto.argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: BYTES,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(hash)}`
}

import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import limit from 'p-limit'

/** Cost of a hash: 19 MiB, two passes, one lane, as OWASP recommends for argon2id. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const BYTES = 32

/** Hashes at a time: a flood of sign-ins must not take the machine's memory. */
const atMostTwo = limit(2)
// Node before 24.7 has none.
const argon2 = typeof crypto.argon2 === 'function' ? promisify(crypto.argon2) : undefined

const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/
const BCRYPT = /^\$2[aby]\$\d\d\$/
/** bcrypt reads no more of a password; a longer one would match with anything behind it. */
const BCRYPT_BYTES = 72

/** What is known after a password was compared. */
export interface PasswordCheck {
  readonly isRight: boolean
  /** The stored hash is of an older kind; the password at hand should be hashed anew. */
  readonly isOutdated: boolean
}

/**
 * Hashes a password with argon2id, in the usual PHC form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
 * @returns null where this Node has no argon2 (before 24.7): such an account cannot sign in until its
 *   password is set again
 */
export async function hashPassword(password: string): Promise<string | null> {
  if (argon2 === undefined) return null
  const nonce = crypto.randomBytes(16)
  const hash = await derive(password, nonce, MEMORY_KIB, PASSES, LANES, BYTES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toBase64(nonce)}$${toBase64(hash)}`
}

/**
 * Compares a password with a stored hash: argon2id, or bcrypt from an older back end (contract 4.26).
 * @param stored null for an account that cannot sign in; it costs as much time as any other
 */
export async function checkPassword(
  stored: string | null,
  password: string,
): Promise<PasswordCheck> {
  if (stored !== null && BCRYPT.test(stored)) {
    const fits = Buffer.byteLength(password) <= BCRYPT_BYTES
    const isRight = await atMostTwo(() => bcrypt.compare(password, stored))
    return { isRight: isRight && fits, isOutdated: true }
  }
  const [, memory, passes, lanes, salt, hash] = PHC.exec(stored ?? '') ?? []
  const wanted = Buffer.from(hash ?? '', 'base64')
  const cost = [
    Number(memory ?? MEMORY_KIB),
    Number(passes ?? PASSES),
    Number(lanes ?? LANES),
  ] as const
  const nonce = salt === undefined ? crypto.randomBytes(16) : Buffer.from(salt, 'base64')
  const found = await derive(password, nonce, ...cost, wanted.length || BYTES)
  const isRight = wanted.length > 0 && crypto.timingSafeEqual(found, wanted)
  return { isRight, isOutdated: cost.join() !== [MEMORY_KIB, PASSES, LANES].join() }
}

function derive(
  message: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  const hash = argon2
  if (hash === undefined) return Promise.resolve(Buffer.alloc(tagLength))
  return atMostTwo(() =>
    hash('argon2id', { message, nonce, memory, passes, parallelism, tagLength }),
  )
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

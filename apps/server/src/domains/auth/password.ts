import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import limit from 'p-limit'

// Not available in Node before 24.7.
const argon2 = typeof crypto.argon2 === 'function' ? promisify(crypto.argon2) : undefined
const scrypt = promisify<crypto.BinaryLike, Buffer, number, crypto.ScryptOptions, Buffer>(
  crypto.scrypt,
)

/** A hash algorithm with its cost parameters in PHC form. */
interface Method {
  readonly kind: 'argon2id' | 'scrypt'
  readonly cost: string
}

/** Algorithm of new hashes, with costs that OWASP recommends: 19 MiB or 32 MiB per hash. */
const CURRENT: Method =
  argon2 === undefined
    ? { kind: 'scrypt', cost: 'ln=15,r=8,p=3' }
    : { kind: 'argon2id', cost: 'm=19456,t=2,p=1' }
const BYTES = 32

/** Limits concurrent hashes to two, because each needs up to 32 MiB. */
const limitHashing = limit(2)

const PHC = /^\$(?:(argon2id)\$v=19|(scrypt))\$([a-z\d=,]+)\$([\w+/]+)\$([\w+/]+)$/
const BCRYPT = /^\$2[aby]\$\d\d\$/
/** bcrypt ignores all bytes after these, so longer passwords are refused. */
const BCRYPT_BYTES = 72

/** Result of comparing a password. */
export interface PasswordCheck {
  readonly isRight: boolean
  /** The stored hash uses an older algorithm or cost; hash the password again. */
  readonly isOutdated: boolean
}

/**
 * Hashes a password, in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, or `$scrypt$ln=…,r=…,p=…$salt$hash` where
 * Node has no argon2 (before 24.7).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(16)
  const hash = await derive(CURRENT, password, salt, BYTES)
  const kind = CURRENT.kind === 'argon2id' ? 'argon2id$v=19' : CURRENT.kind
  return `$${kind}$${CURRENT.cost}$${toBase64(salt)}$${toBase64(hash)}`
}

/**
 * Compares a password with a stored hash: PHC form, or bcrypt of an older back end (docs/rules.md#calls).
 * @param stored null for an account that cannot sign in; takes the same time
 */
export async function checkPassword(
  stored: string | null,
  password: string,
): Promise<PasswordCheck> {
  if (stored !== null && BCRYPT.test(stored)) {
    const fits = Buffer.byteLength(password) <= BCRYPT_BYTES
    const isRight = await limitHashing(() => bcrypt.compare(password, stored))
    return { isRight: isRight && fits, isOutdated: true }
  }
  const { method, salt, hash } = parsePhc(stored ?? '') ?? DUMMY_HASH
  const found = await derive(method, password, salt, hash.length || BYTES)
  const isRight = hash.length > 0 && crypto.timingSafeEqual(found, hash)
  return { isRight, isOutdated: method.kind !== CURRENT.kind || method.cost !== CURRENT.cost }
}

/** Compared with where there is no valid hash, so that the time is the same. */
const DUMMY_HASH = { method: CURRENT, salt: Buffer.alloc(16), hash: Buffer.alloc(0) }

function parsePhc(stored: string): typeof DUMMY_HASH | undefined {
  const [, argon, scrypt, cost = '', salt = '', hash = ''] = PHC.exec(stored) ?? []
  const kind = argon ? 'argon2id' : scrypt ? 'scrypt' : undefined
  if (kind === undefined || (kind === 'argon2id' && argon2 === undefined)) return undefined
  const bytes = [Buffer.from(salt, 'base64'), Buffer.from(hash, 'base64')] as const
  return { method: { kind, cost }, salt: bytes[0], hash: bytes[1] }
}

function derive(
  { kind, cost }: Method,
  password: string,
  nonce: Buffer,
  tagLength: number,
): Promise<Buffer> {
  // Keyboards encode the same letter differently.
  const message = password.normalize('NFC')
  const [first = 0, second = 0, third = 0] = (cost.match(/\d+(?=,|$)/g) ?? []).map(Number)
  return limitHashing(() => {
    if (kind === 'argon2id' && argon2 !== undefined) {
      const costs = { memory: first, passes: second, parallelism: third }
      return argon2('argon2id', { message, nonce, tagLength, ...costs })
    }
    const N = 2 ** first
    const maxmem = 256 * N * second
    return scrypt(Buffer.from(message), nonce, tagLength, { N, r: second, p: third, maxmem })
  })
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

import { errors, jwtVerify, SignJWT } from 'jose'
import { parseId } from '../db/id.ts'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

/** Who asks. */
export interface Viewer {
  readonly id: string
  /** The sign-in that the token comes from; absent in tokens that belong to none. */
  readonly loginId?: string | undefined
}

const ALGORITHM = 'HS256'
const USE = 'access'
/** Characters; ours have 250. Longer ones are not worth decoding. */
const MAX = 2000
/** Seconds, the most that can be configured: an expiry further away was written in another unit. */
const MAX_LIFETIME = 1e9

/** Signs and checks access tokens with one secret. */
export interface Tokens {
  /**
   * @param seconds how long the token is good for, counted from now
   * @param loginId the sign-in that the token ends with
   */
  sign(userId: string, seconds: number, loginId?: string): Promise<string>
  /** @throws DomainError when the token is forged, malformed, of another use, or expired */
  verify(token: string): Promise<Viewer>
  /** The sign-in a token of ours names, even when its time is over; undefined for any other token. */
  readLogin(token: string): Promise<string | undefined>
}

export function createTokens(secret: string, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign(userId, seconds, loginId) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ use: USE, ...(loginId === undefined ? {} : { sid: loginId }) })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key)
    },
    async verify(token) {
      const now = clock()
      const claims = await readClaims(token, now)
      const id = readId(claims.sub)
      const isTooLong = Number(claims.exp) > now.getTime() / 1000 + MAX_LIFETIME
      // Ours name neither issuer nor audience: a token that does was made for somebody else.
      const isForeign = claims.iss !== undefined || claims.aud !== undefined
      if (id === undefined || claims.use !== USE || isTooLong || isForeign) {
        throw new DomainError('badToken')
      }
      return { id, loginId: readId(claims.sid) }
    },
    async readLogin(token) {
      // Verified as of its first second: what counts here is only who signed it.
      const claims = await readClaims(token, new Date(0)).catch(() => undefined)
      return claims?.use === USE ? readId(claims.sid) : undefined
    },
  }

  async function readClaims(token: string, currentDate: Date) {
    if (token.length > MAX) throw new DomainError('badToken')
    try {
      const options = { algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'], currentDate }
      return (await jwtVerify(token, key, options)).payload
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) {
        throw new DomainError('unauthenticated', copy.expiredToken)
      }
      throw new DomainError('badToken')
    }
  }
}

/** Claims may be anything that JSON can say. */
function readId(claim: unknown): string | undefined {
  return typeof claim === 'string' ? parseId(claim) : undefined
}

import { errors, jwtVerify, SignJWT } from 'jose'
import { parseId } from '../db/id.ts'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

/** The user of a request. */
export interface Viewer {
  readonly id: string
  /** Sign-in of the token; absent in tokens without one. */
  readonly loginId?: string | undefined
}

const ALGORITHM = 'HS256'
const USE = 'access'
/** Characters. Our tokens have about 250; longer ones are not decoded. */
const MAX_TOKEN_LENGTH = 2000
/** Longest lifetime that can be configured, in seconds; a later expiry was written in another unit. */
const MAX_LIFETIME_SECONDS = 1e9

/** Signs and checks access tokens with one secret. */
export interface Tokens {
  /**
   * @param seconds lifetime of the token from now
   * @param loginId sign-in that invalidates the token when it ends
   */
  sign(userId: string, seconds: number, loginId?: string): Promise<string>
  /** @throws DomainError when the token is forged, malformed, of another use, or expired */
  verify(token: string): Promise<Viewer>
  /** The sign-in of a token with our signature, even if it is expired; undefined for any other token. */
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
      const isTooLong = Number(claims.exp) > now.getTime() / 1000 + MAX_LIFETIME_SECONDS
      // Our tokens have neither issuer nor audience; a token with one was made for another service.
      const isForeign = claims.iss !== undefined || claims.aud !== undefined
      if (id === undefined || claims.use !== USE || isTooLong || isForeign) {
        throw new DomainError('badToken')
      }
      return { id, loginId: readId(claims.sid) }
    },
    async readLogin(token) {
      // Verified as of the epoch, because only the signature counts here and not the expiry.
      const claims = await readClaims(token, new Date(0)).catch(() => undefined)
      return claims?.use === USE ? readId(claims.sid) : undefined
    },
  }

  async function readClaims(token: string, currentDate: Date) {
    if (token.length > MAX_TOKEN_LENGTH) throw new DomainError('badToken')
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

/** Claims may be any JSON value. */
function readId(claim: unknown): string | undefined {
  return typeof claim === 'string' ? parseId(claim) : undefined
}

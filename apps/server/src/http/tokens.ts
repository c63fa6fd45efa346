import { errors, jwtVerify, SignJWT } from 'jose'
import { parseId } from '../db/id.ts'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

/** Who asks. */
export interface Viewer {
  readonly id: string
}

const ALGORITHM = 'HS256'
const USE = 'access'

/** Signs and checks access tokens with one secret. */
export interface Tokens {
  /** @param seconds how long the token is good for, counted from now */
  sign(userId: string, seconds: number): Promise<string>
  /** @throws DomainError when the token is forged, malformed, of another use, or expired */
  verify(token: string): Promise<Viewer>
}

export function createTokens(secret: string, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign(userId, seconds) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ use: USE })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key)
    },
    async verify(token) {
      const claims = await readClaims(token)
      const id = parseId(claims.sub)
      if (id === undefined || claims.use !== USE) throw new DomainError('badToken')
      return { id }
    },
  }

  async function readClaims(token: string) {
    try {
      const options = {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp'],
        currentDate: clock(),
      }
      return (await jwtVerify(token, key, options)).payload
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) {
        throw new DomainError('unauthenticated', copy.expiredToken)
      }
      throw new DomainError('badToken')
    }
  }
}

import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { parseId } from '../db/id.ts'

interface Signing {
  readonly tokenSecret: string
  readonly clock: () => Date
}

const ALGORITHM = 'HS256'

/**
 * Signs a ticket for an address. Its bearer may do one thing until it expires.
 * @param use purpose; a ticket is invalid for any other purpose
 * @param subject an id
 */
export function signTicket(
  { tokenSecret, clock }: Signing,
  use: string,
  subject: string,
  seconds: number,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ use })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(subject)
    .setExpirationTime(now + seconds)
    .sign(keyOf(use, tokenSecret))
}

/** The subject of a ticket; undefined if it is invalid or expired. */
export async function readTicket(
  { tokenSecret, clock }: Signing,
  use: string,
  ticket: string,
): Promise<string | undefined> {
  const options = { algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'], currentDate: clock() }
  const claims = await jwtVerify(ticket, keyOf(use, tokenSecret), options).then(
    ({ payload }) => payload,
    () => undefined,
  )
  return claims?.use === use ? parseId(claims.sub) : undefined
}

/** A separate key for each purpose, so that no ticket is valid as a token or the other way round. */
function keyOf(use: string, secret: string): Uint8Array {
  return createHash('sha256').update(`${use}:${secret}`).digest()
}

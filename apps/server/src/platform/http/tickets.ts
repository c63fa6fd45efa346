import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { parseId } from '../db/id.ts'

interface Signing {
  readonly tokenSecret: string
  readonly clock: () => Date
}

const ALGORITHM = 'HS256'

/**
 * Signs a part of an address that lets whoever has it do one thing for some time.
 * @param use what for; a ticket for one thing is none for another
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

/** The subject of a ticket; undefined for one that is no longer good. */
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

/** A key of its own for each use: no ticket is ever read as a token, nor the other way round. */
function keyOf(use: string, secret: string): Uint8Array {
  return createHash('sha256').update(`${use}:${secret}`).digest()
}

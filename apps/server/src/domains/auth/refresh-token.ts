import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A random refresh token of 256 bits. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The successor of a token, derived by HMAC. Concurrent requests with the same token get the same successor although only
 * digests are stored.
 */
export function nextRefreshToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
}

/** The stored digest of a token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

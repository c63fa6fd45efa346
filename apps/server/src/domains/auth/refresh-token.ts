import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A refresh token that nobody can guess. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token that follows another one. It depends on nothing else, so that several requests which come
 * with the same token at the same time are given the same successor, although only digests are stored.
 */
export function nextRefreshToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
}

/** What is stored of a token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Envelope codes and HTTP statuses of an invalid token. */
export const TOKEN_EXPIRED_CODES = [1400, 1401, 401] as const
/** Additional HTTP status of an invalid token; not an envelope code. */
export const TOKEN_EXPIRED_STATUS = 413

/**
 * Whether an envelope code or an HTTP status means that the session has expired or the token is missing.
 * @param answer code of the envelope and HTTP status, if known
 * @example
 * ```ts
 * import { isTokenExpired } from '@mozhan/api-client/contract'
 *
 * isTokenExpired({ code: 1401, status: 200 }) // true
 * ```
 */
export function isTokenExpired({ code, status }: { code?: number; status?: number }): boolean {
  return isExpiryCode(code) || isExpiryCode(status) || status === TOKEN_EXPIRED_STATUS
}

function isExpiryCode(value: number | undefined): boolean {
  return TOKEN_EXPIRED_CODES.some((code) => code === value)
}

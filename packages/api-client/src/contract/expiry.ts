/** Envelope codes and HTTP statuses that mean: the token is no longer valid. */
export const TOKEN_EXPIRED_CODES = [1400, 1401, 401] as const
/** An HTTP status, never an envelope code, that is treated the same way. */
export const TOKEN_EXPIRED_STATUS = 413

/**
 * Whether an envelope code or an HTTP status says that the session has expired.
 * @param answer code of the envelope and HTTP status, as far as they are known
 * @returns true for a missing token, too
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

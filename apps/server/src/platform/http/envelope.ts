import { createHash } from 'node:crypto'
import { SUCCESS_CODE } from '@mozhan/api-client/contract'
import { currentRequestId } from '@mozhan/operations'
import type { Context } from 'hono'
import { copy } from './copy.ts'
import { type DomainError, FAILURES } from './errors.ts'
import { setRetryAfter } from './retry-after.ts'

/**
 * Answers `data` in the envelope, with an ETag if the answer may be cached.
 * @param isCacheable false for a call that changes state, even by GET
 */
export function answerSuccess(c: Context, data: unknown, isCacheable = true): Response {
  const body = JSON.stringify({ code: SUCCESS_CODE, message: copy.success, data: data ?? null })
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  // An answer to a request with a token may depend on it and must not be cached.
  const isRead = c.req.method === 'GET' && c.req.header('authorization') === undefined
  if (!isCacheable || !isRead) {
    headers.set('cache-control', 'no-store')
    return c.newResponse(body, { headers })
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('cache-control', 'no-cache')
  headers.set('etag', etag)
  headers.set('vary', 'authorization')
  if (matches(c.req.header('if-none-match'), etag)) {
    return c.newResponse(null, { status: 304, headers })
  }
  return c.newResponse(body, { headers })
}

/** Answers a failure in the envelope, with the request id under which it is logged. */
export function answerFailure(c: Context, error: DomainError): Response {
  const { code, status } = FAILURES[error.kind]
  c.header('cache-control', 'no-store')
  setRetryAfter(c, error)
  if (status === 401) c.header('www-authenticate', 'Bearer')
  const requestId = currentRequestId()
  return c.json({ code, message: error.message, data: null, requestId }, status)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((entry) => {
    const value = entry.trim().replace(/^W\//, '')
    return value === etag || value === '*'
  })
}

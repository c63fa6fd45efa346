import type { OriginResponse } from '../origin/origin.ts'

/** Marks a response as not cacheable by any cache, overriding its headers. */
export function asPersonal(response: OriginResponse): OriginResponse {
  return { ...response, headers: { ...response.headers, 'cache-control': 'private, no-store' } }
}

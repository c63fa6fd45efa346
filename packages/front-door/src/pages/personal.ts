import type { OriginResponse } from '../origin/origin.ts'

/** Marks an answer as not cacheable by any cache, overriding its headers. */
export function asPersonal(answer: OriginResponse): OriginResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}

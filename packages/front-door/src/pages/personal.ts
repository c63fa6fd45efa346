import type { OriginAnswer } from '../origin/origin.ts'

/** The same answer as no cache, ours or another's, may keep it; whatever was said about it before. */
export function asPersonal(answer: OriginAnswer): OriginAnswer {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } }
}

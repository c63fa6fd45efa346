import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'

/** Everybody sees a question until it is deleted. */
export function isShown({ status }: { readonly status: number }): boolean {
  return status !== QUESTION_STATUS.deleted
}

/** Only the asker changes a question, accepts answers and says that it is solved. */
export function isAsker(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.id === userId
}

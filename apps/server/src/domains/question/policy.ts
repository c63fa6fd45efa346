import type { Viewer } from '../../platform/http/tokens.ts'

/** Only the asker changes a question, accepts answers and says that it is solved. */
export function isAsker(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.id === userId
}

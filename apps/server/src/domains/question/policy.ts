import type { Viewer } from '../../platform/http/tokens.ts'

/** Only the asker may change a question, accept answers and mark it as solved. */
export function isAsker(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.id === userId
}

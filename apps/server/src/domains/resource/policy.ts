import type { Viewer } from '../../platform/http/tokens.ts'

/** Only who uploaded a resource changes and deletes it. */
export function isOwner(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.id === userId
}

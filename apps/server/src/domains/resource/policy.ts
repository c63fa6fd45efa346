import type { Viewer } from '../../platform/http/tokens.ts'

/** Only its uploader may change and delete a resource. */
export function isOwner(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.id === userId
}

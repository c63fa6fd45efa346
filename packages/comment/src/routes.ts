/** Anchor of one comment. */
export function commentAnchor(id: string): string {
  return `comment-${id}`
}

/** Anchor of the thread below a page. */
export const COMMENTS_ANCHOR = 'comments'

/** Anchor of one comment. */
export function commentAnchor(id: string): string {
  return `comment-${id}`
}

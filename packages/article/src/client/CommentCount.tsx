'use client'

import { formatCount } from '@mozhan/ui'
import { useCommentCount } from '@mozhan/ui/client'
import { copy } from './copy.ts'

export interface CommentCountProps {
  articleId: string
  /** The number of comments that the server sent. */
  count: number
}

/** The current number of comments on an article, as text of a list row. */
export function CommentCount({ articleId, count }: CommentCountProps) {
  return copy.comments(formatCount(useCommentCount(`article:${articleId}`, count)))
}

'use client'

import { copy } from '../copy.ts'
import { formatCount } from '../format-count.ts'
import { useCommentCount } from './use-comment-count.ts'

export interface CommentCountProps {
  /** Name of the page, such as `article:1`. */
  name: string
  /** The number that the server sent; used until the thread of the page has been shown. */
  known: number
  /** What is counted, in Chinese. */
  unit: string
}

/** The current number of comments on a page, as text of a list row. */
export function CommentCount({ name, known, unit }: CommentCountProps) {
  return copy.counted(formatCount(useCommentCount(name, known)), unit)
}

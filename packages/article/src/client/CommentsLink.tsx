'use client'

import { formatCount, RailControl } from '@mozhan/ui'
import { useCommentCount } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'

export interface CommentsLinkProps {
  articleId: string
  /** The number of comments that the server sent. */
  count: number
  icon: ReactNode
  href: string
}

/** Link of the rail to the comments, with their current number. */
export function CommentsLink({ articleId, count: known, icon, href }: CommentsLinkProps) {
  const count = formatCount(useCommentCount(`article:${articleId}`, known))
  return <RailControl icon={icon} text={count} label={copy.toComments(count)} href={href} />
}

'use client'

import { usePing } from '@mozhan/session/client'
import { useViewCount } from '@mozhan/ui/client'
import { viewCountPath } from '../model/view-count.ts'

export interface ViewCounterProps {
  articleId: string
}

/** Counts that a person opened the article. */
export function ViewCounter({ articleId }: ViewCounterProps) {
  const ping = usePing()
  useViewCount(`article:${articleId}`, () =>
    ping({ method: 'PUT', path: viewCountPath(articleId) }),
  )
  return null
}

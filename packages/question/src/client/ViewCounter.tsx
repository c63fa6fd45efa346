'use client'

import { usePing } from '@mozhan/session/client'
import { useViewCount } from '@mozhan/ui/client'
import { viewCountPath } from '../model/question-detail.ts'

export interface ViewCounterProps {
  questionId: string
}

/** Counts that a person opened the question. */
export function ViewCounter({ questionId }: ViewCounterProps) {
  const ping = usePing()
  useViewCount(`question:${questionId}`, () =>
    ping({ method: 'PUT', path: viewCountPath(questionId) }),
  )
  return null
}

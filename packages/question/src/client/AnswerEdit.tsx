'use client'

import { useSession } from '@mozhan/session/client'
import { lazy, Suspense } from 'react'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'

const AnswerWriter = lazy(() => import('./AnswerWriter.tsx'))

export interface AnswerEditProps {
  row: AnswerRow
  onSave: (markdown: string) => Promise<void>
  /** Called when the change was saved, or put aside. */
  onDone: () => void
}

const WORDS = { send: copy.write.save, sending: copy.write.saving }

/** Changes an own answer in its place. */
export function AnswerEdit({ row, onSave, onDone }: AnswerEditProps) {
  const { session } = useSession()
  if (!session) return null
  return (
    <Suspense fallback={null}>
      <AnswerWriter
        // What one person was writing is not shown to another.
        key={session.userInfo.uid}
        owner={session.userInfo.uid}
        draftId={`answer-edit-${row.id}`}
        targetId={row.id}
        initial={row.markdown}
        words={WORDS}
        onSend={onSave}
        onDone={onDone}
        isCancellable
      />
    </Suspense>
  )
}

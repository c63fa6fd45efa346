'use client'

import { isConflict } from '@mozhan/api-client/errors'
import { useOverwriteAfterConflict } from '@mozhan/editor/journal'
import { useSession } from '@mozhan/session/client'
import { lazy, Suspense } from 'react'
import { copy } from '../copy.ts'
import { type AnswerDraft, toAnswerDraft } from '../model/answer-draft.ts'
import type { AnswerRow } from '../model/answer-thread.ts'

const AnswerWriter = lazy(() => import('./AnswerWriter.tsx'))

export interface AnswerEditProps {
  row: AnswerRow
  /** Loads the current version; undefined if the answer was deleted. */
  loadCurrent: () => Promise<AnswerDraft | undefined>
  /** Saves. @returns the new version */
  onSave: (markdown: string, basedOn: string | undefined) => Promise<string | undefined>
  /** Called when the change is saved or cancelled. */
  onDone: () => void
}

const WORDS = { send: copy.write.save, sending: copy.write.saving }

/** Inline editor for an answer of the user. */
export function AnswerEdit({ row, loadCurrent, onSave, onDone }: AnswerEditProps) {
  const { session } = useSession()
  const sendBasedOn = useOverwriteAfterConflict(isConflict)
  if (!session) return null
  return (
    <Suspense fallback={null}>
      <AnswerWriter
        // Remounted per user, so that no draft of another account is shown.
        key={session.userInfo.uid}
        owner={session.userInfo.uid}
        draftId={`answer-edit-${row.id}`}
        targetId={row.id}
        initial={toAnswerDraft(row.markdown, row.version)}
        words={WORDS}
        // After a reported conflict `basedOn` is undefined instead of the loaded version, which overwrites.
        onSend={({ content, basedOn: version }) =>
          sendBasedOn(version, (basedOn) => onSave(content, basedOn))
        }
        onDone={onDone}
        loadCurrent={loadCurrent}
      />
    </Suspense>
  )
}

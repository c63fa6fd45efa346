'use client'

import { isApiError } from '@mozhan/api-client'
import { CHANGED_ELSEWHERE } from '@mozhan/api-client/contract'
import { hasUploads } from '@mozhan/editor'
import { withTextId } from '@mozhan/editor/journal'
import { isSomebodyElse, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { useRef } from 'react'
import { findFaults, type QuestionDraft, toQuestionInput } from '../../model/question-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** Who writes. */
  owner: string
  /** The question that is changed; absent for a new one. */
  questionId?: string
  /** Title the question has already. */
  keptTitle: string
  /** Called with what goes, named, before it does: the name has to be there when it is sent again. */
  onSend: (sent: QuestionDraft) => void
  /** Called with the id once the question stands. */
  onPublished: (id: string, sent: QuestionDraft) => Promise<void>
}

/** Sends a question. */
export function usePublish({ owner, questionId, keptTitle, onSend, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  // Who was told that there is a newer version, and saves all the same, wants to replace it.
  const isWarned = useRef(false)
  const warn = (error: unknown): never => {
    isWarned.current = isApiError(error) && error.code === CHANGED_ELSEWHERE
    throw error
  }
  return useSubmit({
    findFaults: (draft: QuestionDraft) => findFaults(draft, keptTitle),
    findObstacle({ content }) {
      if (isSomebodyElse(owner)) return copy.publish.somebodyElse
      return hasUploads(content) ? copy.publish.uploading : undefined
    },
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => copy.publish.failed(describeFailure(error).message),
    async send(typed) {
      const draft = questionId ? typed : withTextId(typed)
      onSend(draft)
      const { question } = await getApi()
      const body = toQuestionInput(draft)
      const basedOn = isWarned.current ? undefined : draft.basedOn
      const id = questionId
        ? await question.updateQuestion({ body: { ...body, id: questionId, basedOn } }).catch(warn)
        : await question.createQuestion({ body: { ...body, draftId: draft.textId } })
      await onPublished(id, draft)
    },
  })
}

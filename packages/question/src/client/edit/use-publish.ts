'use client'

import { isConflict } from '@mozhan/api-client/errors'
import { hasUploads } from '@mozhan/editor'
import { useBasedOn, withTextId } from '@mozhan/editor/journal'
import { findAccountBlocker, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { findProblems, type QuestionDraft, toQuestionInput } from '../../model/question-draft.ts'
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
  const sendBasedOn = useBasedOn(isConflict)
  return useSubmit({
    findProblems: (draft: QuestionDraft) => findProblems(draft, keptTitle),
    findBlocker: ({ content }) =>
      findAccountBlocker(owner) ?? (hasUploads(content) ? copy.publish.uploading : undefined),
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => copy.publish.failed(describeFailure(error).message),
    async send(typed) {
      const draft = questionId ? typed : withTextId(typed)
      onSend(draft)
      const { question } = await getApi()
      const body = toQuestionInput(draft)
      const id = questionId
        ? await sendBasedOn(draft.basedOn, (basedOn) =>
            question.updateQuestion({ body: { ...body, id: questionId, basedOn } }),
          )
        : await question.createQuestion({ body: { ...body, draftId: draft.textId } })
      await onPublished(id, draft)
    },
  })
}

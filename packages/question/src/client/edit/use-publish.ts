'use client'

import { isConflict } from '@mozhan/api-client/errors'
import { hasUploads } from '@mozhan/editor'
import { useOverwriteAfterConflict, withTextId } from '@mozhan/editor/journal'
import { findAccountBlocker, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { findProblems, type QuestionDraft, toQuestionInput } from '../../model/question-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** Id of the asker. */
  owner: string
  /** Id of the question to update; absent for a new one. */
  questionId?: string
  /** Current title of the question; empty for a new one. */
  currentTitle: string
  /** Called with the draft and its text id before it is sent, because a retry must use the same id. */
  onSend: (sent: QuestionDraft) => void
  /** Called with the id once the question is stored. */
  onPublished: (id: string, sent: QuestionDraft) => Promise<void>
}

/** Validates and publishes a question. */
export function usePublish({
  owner,
  questionId,
  currentTitle,
  onSend,
  onPublished,
}: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const sendBasedOn = useOverwriteAfterConflict(isConflict)
  return useSubmit({
    findProblems: (draft: QuestionDraft) => findProblems(draft, currentTitle),
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

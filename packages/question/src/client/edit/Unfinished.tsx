'use client'

import { useUnfinished } from '@mozhan/editor/journal'
import { useMember, useRemoveDraft } from '@mozhan/session/client'
import { type DraftLine, DraftShelf } from '@mozhan/ui/form'
import { parseQuestionDraft, titleOfDraft } from '../../model/question-draft.ts'
import { questionDraftHref } from '../../routes.ts'

export interface UnfinishedProps {
  /** Who writes. */
  owner: string
  /** The text that is open. */
  current: string
  /** Unfinished texts that the server keeps. */
  saved: readonly DraftLine[]
}

/** The writer's unfinished new questions. */
export function Unfinished({ owner, current, saved }: UnfinishedProps) {
  const { describeFailure } = useMember()
  const { texts, remove } = useUnfinished({
    owner,
    kind: 'question',
    parse: parseQuestionDraft,
    titleOf: titleOfDraft,
    saved,
    removeSaved: useRemoveDraft(),
  })
  return (
    <DraftShelf
      drafts={texts}
      current={current}
      hrefFor={questionDraftHref}
      onRemove={remove}
      describeFailure={describeFailure}
    />
  )
}

'use client'

import { UnfinishedContents } from '@mozhan/content/edit'
import type { DraftLine } from '@mozhan/ui/form'
import type { ReactNode } from 'react'
import { parseQuestionDraft, titleOfDraft } from '../../model/question-draft.ts'
import { questionDraftHref } from '../../routes.ts'
import { SimilarQuestions } from './SimilarQuestions.tsx'

export interface NewQuestionHelpProps {
  /** Id of the asker. */
  owner: string
  /** Current title of the form. */
  title: string
  /** Id of the draft that is being written. */
  current: string
  /** The user's drafts of questions on the server. */
  saved: readonly DraftLine[]
  /** Nothing was written yet, so that an unfinished question can be continued instead. */
  isUntouched: boolean
}

/** What helps with a new question: the unfinished ones, and existing ones with a similar title. */
export default function NewQuestionHelp({
  owner,
  title,
  current,
  saved,
  isUntouched,
}: NewQuestionHelpProps): ReactNode {
  return (
    <>
      {isUntouched ? (
        <UnfinishedContents
          owner={owner}
          kind="question"
          parse={parseQuestionDraft}
          titleOf={titleOfDraft}
          hrefFor={questionDraftHref}
          current={current}
          saved={saved}
        />
      ) : null}
      <SimilarQuestions title={title} />
    </>
  )
}

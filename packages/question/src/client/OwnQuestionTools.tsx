'use client'

import { questionEditor } from '@mozhan/routes'
import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface OwnQuestionToolsProps {
  id: string
}

/** What an asker can do with a question in the list of his own. */
export function OwnQuestionTools({ id }: OwnQuestionToolsProps) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  return (
    <RowTools
      editHref={questionEditor.href({ id })}
      question={copy.confirm.question}
      remove={async () => (await getApi()).question.deleteQuestion({ params: { id } })}
      describeFailure={describeFailure}
    />
  )
}

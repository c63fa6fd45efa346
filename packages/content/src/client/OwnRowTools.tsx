'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import type { ContentKind } from './content-kind.ts'

export interface OwnRowToolsProps {
  kind: ContentKind
  id: string
  editHref: string
  /** What is asked before it is deleted. */
  question: string
}

/** What a writer can do with a content in the list of his own. */
export function OwnRowTools({ kind, id, editHref, question }: OwnRowToolsProps) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  const remove = async () => {
    const api = await getApi()
    const calls = {
      article: api.article.deleteArticle,
      question: api.question.deleteQuestion,
      resource: api.resource.deleteResource,
    }
    return calls[kind]({ params: { id } })
  }
  return (
    <RowTools
      editHref={editHref}
      question={question}
      remove={remove}
      describeFailure={describeFailure}
    />
  )
}

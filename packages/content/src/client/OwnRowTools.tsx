'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import type { ContentKind } from './content-kind.ts'

export interface OwnRowToolsProps {
  kind: ContentKind
  id: string
  editHref: string
  /** The question that confirms the deletion. */
  question: string
}

/** The actions of an author on a content in the list of own contents. */
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

'use client'

import { articleEditor } from '@mozhan/routes'
import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface OwnArticleToolsProps {
  id: string
  title: string
}

/** What a writer can do with an article in the list of his own. */
export function OwnArticleTools({ id, title }: OwnArticleToolsProps) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  return (
    <RowTools
      editHref={articleEditor.href({ id })}
      question={copy.mine.askRemove(title)}
      remove={async () => (await getApi()).article.deleteArticle({ params: { id } })}
      describeFailure={describeFailure}
    />
  )
}

import '@mozhan/markdown/styles.css'
import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './ArticleBody.module.css'

export interface ArticleBodyProps {
  /** HTML of our own renderer: sanitised there, never what an author sent. */
  html: string
}

/** Where the islands of an article find its text. */
export const BODY_ID = 'article-body'

/** The text of an article, trusted as it comes: our renderer made and sanitised it. */
export function ArticleBody({ html }: ArticleBodyProps) {
  if (html.trim() === '') return <Empty title={copy.article.empty} />
  return (
    <div
      id={BODY_ID}
      className={`markdown ${classes.body}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

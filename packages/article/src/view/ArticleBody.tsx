import '@mozhan/markdown/styles.css'
import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './ArticleBody.module.css'

export interface ArticleBodyProps {
  /** HTML of our renderer, which sanitises it; never HTML of an author. */
  html: string
}

/** Id by which client components find the text. */
export const BODY_ID = 'article-body'

/** Text of an article. The HTML is inserted without sanitising, because the renderer has done that. */
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

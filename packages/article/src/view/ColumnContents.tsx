import { articlePage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ArticleRow } from '../model/article-row.ts'
import classes from './ColumnContents.module.css'

export interface ColumnContentsProps {
  articles: readonly Pick<ArticleRow, 'id' | 'title' | 'summary' | 'date' | 'views'>[]
}

/** Articles of a column in reading order. */
export function ColumnContents({ articles }: ColumnContentsProps) {
  return (
    <ol className={classes.list} aria-label={copy.column.contents}>
      {articles.map(({ id, title, summary, date, views }, index) => (
        <li key={id} className={classes.item}>
          <span className={classes.numeral} aria-hidden>
            {index + 1}
          </span>
          <div className={classes.body}>
            <h2 className={classes.title}>
              <SmartLink href={articlePage.href({ id })}>
                <UserText>{title}</UserText>
              </SmartLink>
            </h2>
            {summary ? <p className={classes.summary}>{summary}</p> : null}
          </div>
          <p className={classes.facts}>
            {date ? <RelativeTime date={date} style="short" /> : null}
            <span>{copy.card.views(formatCount(views))}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

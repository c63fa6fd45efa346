import { columnPage } from '@mozhan/routes'
import { formatCount, ToneBar, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ColumnRow } from '../model/column-row.ts'
import classes from './TopColumns.module.css'

export interface TopColumnsProps {
  columns: readonly Pick<ColumnRow, 'id' | 'name' | 'author' | 'articles'>[]
  /** Hides the author, for lists beside the author. @default false */
  withoutAuthor?: boolean
}

/** Names of columns with their author and number of articles, each after a bar in the colour of the column. */
export function TopColumns({ columns, withoutAuthor = false }: TopColumnsProps) {
  return (
    <ul>
      {columns.map(({ id, name, author, articles }) => (
        <li key={id} className={classes.item}>
          <ToneBar id={id} className={classes.bar} />
          <div className={classes.text}>
            <SmartLink className={classes.link} href={columnPage.href({ id })}>
              <UserText>{name}</UserText>
            </SmartLink>
            <span className={classes.facts}>
              {withoutAuthor ? null : (
                <>
                  <UserText>{author.name || copy.card.anonymous}</UserText> ·{' '}
                </>
              )}
              {copy.column.articles(formatCount(articles))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

import { columnPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ColumnRow } from '../model/column-row.ts'
import classes from './TopColumns.module.css'

export interface TopColumnsProps {
  columns: readonly Pick<ColumnRow, 'id' | 'name' | 'articles' | 'views'>[]
}

/** Names of columns with their number of articles. */
export function TopColumns({ columns }: TopColumnsProps) {
  return (
    <ul>
      {columns.map(({ id, name, articles, views }) => (
        <li key={id} className={classes.item}>
          <SmartLink className={classes.link} href={columnPage.href({ id })}>
            <UserText>{name}</UserText>
          </SmartLink>
          <span className={classes.facts}>
            {copy.column.articles(formatCount(articles))} · {copy.column.views(formatCount(views))}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { columnPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { TONES } from '@mozhan/ui/theme'
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
        <li key={id} className={classes.item} data-tone={columnTone(id)}>
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

/** 0 … TONES - 1: the same for a column on every page. The last three digits decide, because TONES divides 1000. */
function columnTone(id: string): number {
  return Number(id.slice(-3)) % TONES
}

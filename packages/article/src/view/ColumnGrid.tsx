import type { ColumnRow } from '../model/column-row.ts'
import { ColumnCard } from './ColumnCard.tsx'
import classes from './ColumnGrid.module.css'

export interface ColumnGridProps {
  columns: readonly ColumnRow[]
  /** Hides the author, for lists on the author's page. @default false */
  withoutAuthor?: boolean
}

/** Grid with a card for each column: a series of articles of one author. */
export function ColumnGrid({ columns, withoutAuthor = false }: ColumnGridProps) {
  return (
    <div className={classes.grid}>
      {columns.map((column) => (
        <ColumnCard key={column.id} column={column} withoutAuthor={withoutAuthor} />
      ))}
    </div>
  )
}

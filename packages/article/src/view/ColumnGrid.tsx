import type { ColumnRow } from '../model/column-row.ts'
import { ColumnCard } from './ColumnCard.tsx'
import classes from './ColumnGrid.module.css'

export interface ColumnGridProps {
  columns: readonly ColumnRow[]
  /** Leaves the author out: on his own page. @default false */
  withoutAuthor?: boolean
}

/** Columns side by side, each over a hairline. */
export function ColumnGrid({ columns, withoutAuthor = false }: ColumnGridProps) {
  return (
    <div className={classes.grid}>
      {columns.map((column) => (
        <ColumnCard key={column.id} column={column} withoutAuthor={withoutAuthor} />
      ))}
    </div>
  )
}

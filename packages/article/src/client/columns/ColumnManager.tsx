'use client'

import { Button, Empty } from '@mozhan/ui'
import { useState } from 'react'
import { ColumnForm } from './ColumnForm.tsx'
import classes from './ColumnManager.module.css'
import { copy } from './copy.ts'
import { OwnColumnRow } from './OwnColumnRow.tsx'
import { type ColumnFields, type OwnColumn, useColumnCalls } from './use-column-calls.ts'

export interface ColumnManagerProps {
  /** The writer's columns. */
  columns: readonly OwnColumn[]
}

/** One's own columns: made, renamed, given a cover and an order, deleted. */
export function ColumnManager({ columns: given }: ColumnManagerProps) {
  const calls = useColumnCalls()
  const [columns, setColumns] = useState(given)
  const [isCreating, setCreating] = useState(false)
  const reload = async () => setColumns(await calls.list())
  const create = async (fields: ColumnFields) => {
    await calls.save(fields)
    await reload()
    setCreating(false)
  }

  return (
    <div className={classes.manager}>
      {isCreating ? (
        <ColumnForm
          onSave={create}
          onCancel={() => setCreating(false)}
          describeError={calls.describeError}
        />
      ) : (
        <div>
          <Button onClick={() => setCreating(true)}>{copy.create}</Button>
        </div>
      )}
      {columns.length === 0 && !isCreating ? (
        <Empty title={copy.empty.title} description={copy.empty.hint} />
      ) : (
        <div>
          {columns.map((column) => (
            <OwnColumnRow key={column.id} column={column} calls={calls} onChanged={reload} />
          ))}
        </div>
      )}
    </div>
  )
}

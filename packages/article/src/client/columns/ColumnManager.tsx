'use client'

import { Empty } from '@mozhan/ui'
import { Button } from '@mozhan/ui/form'
import { useState } from 'react'
import type { OwnColumn } from '../../model/column-row.ts'
import { ColumnForm } from './ColumnForm.tsx'
import classes from './ColumnManager.module.css'
import { copy } from './copy.ts'
import { OwnColumnRow } from './OwnColumnRow.tsx'
import { type ColumnFields, useColumnCalls } from './use-column-calls.ts'

export interface ColumnManagerProps {
  /** The author's columns. */
  columns: readonly OwnColumn[]
  /** Page of the list. @default 1 */
  page?: number
  /** Search text for the names. @default '' */
  search?: string
}

/** The author's columns with controls to create, edit, order and delete them and to set covers. */
export function ColumnManager({ columns: given, page = 1, search = '' }: ColumnManagerProps) {
  const calls = useColumnCalls()
  const [columns, setColumns] = useState(given)
  const [isCreating, setCreating] = useState(false)
  const reload = async () => setColumns(await calls.list(page, search))
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
        <Empty
          title={search ? copy.notFound : copy.empty.title}
          description={search ? undefined : copy.empty.hint}
        />
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

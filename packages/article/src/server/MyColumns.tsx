import 'server-only'
import { ColumnManager } from '@mozhan/article/client'
import { orFailPage, requireSession } from '@mozhan/session/server'
import { toColumnRow } from '../model/column-row.ts'

/** One's own columns, for the personal centre. */
export async function MyColumns() {
  const { api } = await requireSession()
  const columns = await orFailPage(() => api.column.listMyColumns())
  return (
    <ColumnManager
      columns={columns.map((column) => ({
        ...toColumnRow(column),
        isPublic: column.ispublic !== 0,
      }))}
    />
  )
}

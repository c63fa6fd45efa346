import 'server-only'
import { Empty, Page } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { ColumnGrid } from '../view/ColumnGrid.tsx'
import { PageHead } from '../view/PageHead.tsx'
import { loadTopColumns } from './load-columns.ts'

/** Maximum page size of the call. */
const ALL = 1000

/** All columns by popularity (`/column`). */
export async function ColumnListPage() {
  const columns = await loadTopColumns(ALL)
  const { title, description, empty, emptyHint } = copy.column
  return (
    <Page>
      <PageHead title={title} description={description} />
      {columns.length > 0 ? (
        <ColumnGrid columns={columns} />
      ) : (
        <Empty title={empty} description={emptyHint} />
      )}
    </Page>
  )
}

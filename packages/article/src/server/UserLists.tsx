import 'server-only'
import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { ColumnGrid } from '../view/ColumnGrid.tsx'
import { FeedSection } from './FeedSection.tsx'
import { loadUserColumns } from './load-columns.ts'

export interface UserListProps {
  userId: string
}

/** Public articles of a user, for his page. */
export function UserArticles({ userId }: UserListProps) {
  return (
    <FeedSection query={{ userId }} withoutAuthor empty={<Empty title={copy.user.noArticles} />} />
  )
}

/** Public columns of a user, for his page. */
export async function UserColumns({ userId }: UserListProps) {
  const columns = await loadUserColumns(userId)
  if (columns.length === 0) return <Empty title={copy.user.noColumns} />
  return <ColumnGrid columns={columns} withoutAuthor />
}

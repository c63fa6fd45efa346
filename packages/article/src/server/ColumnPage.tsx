import 'server-only'
import { Breadcrumb } from '@mozhan/content/view'
import { columnList } from '@mozhan/routes'
import { Empty, Page } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { ColumnContents } from '../view/ColumnContents.tsx'
import { ColumnHeader } from '../view/ColumnHeader.tsx'
import { Narrow } from '../view/Narrow.tsx'
import { loadColumn, loadColumnArticles } from './load-columns.ts'

export interface ColumnPageProps {
  /** Segment of `/column/:id`; 404 if it is not a public column. */
  id: string
  /** Records the visit; renders nothing. */
  note?: ReactNode
}

/** Page of a column with its articles in reading order. */
export async function ColumnPage({ id, note }: ColumnPageProps) {
  const column = await loadColumn(id)
  const articles = await loadColumnArticles(id)
  return (
    <Page>
      {note}
      <Narrow>
        <Breadcrumb
          steps={[{ text: copy.column.title, href: columnList.path }, { text: column.name }]}
        />
        <ColumnHeader column={column} />
        {articles.length > 0 ? (
          <ColumnContents articles={articles} />
        ) : (
          <Empty title={copy.column.emptyColumn} />
        )}
      </Narrow>
    </Page>
  )
}

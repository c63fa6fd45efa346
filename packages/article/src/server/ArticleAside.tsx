import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { SideSection } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { ArticleDetail } from '../model/article-detail.ts'
import { AsideStack } from '../view/AsideStack.tsx'
import { TableOfContents } from '../view/TableOfContents.tsx'
import { TopColumns } from '../view/TopColumns.tsx'
import { loadUserColumns } from './load-columns.ts'
import { RelatedArticles } from './RelatedArticles.tsx'

export interface ArticleAsideProps {
  article: ArticleDetail
  /** Author card. */
  author?: ReactNode
}

const MAX_COLUMNS = 4

/** Right column of an article: table of contents, author, columns of the author and related articles. */
export function ArticleAside({ article, author }: ArticleAsideProps) {
  return (
    <AsideStack>
      <TableOfContents lines={article.toc} />
      {author}
      <AuthorColumns authorId={article.author.id} />
      <RelatedArticles articleId={article.id} />
    </AsideStack>
  )
}

async function AuthorColumns({ authorId }: { authorId: string }) {
  const columns = await loadSide('author columns', () => loadUserColumns(authorId), [])
  if (columns.length === 0) return null
  return (
    <SideSection title={copy.article.authorColumns}>
      <TopColumns columns={columns.slice(0, MAX_COLUMNS)} withoutAuthor />
    </SideSection>
  )
}

import 'server-only'
import { EditLink, ReadingProgress, TocHighlighter } from '@mozhan/article/client'
import { BodyEnhancer, ViewCounter } from '@mozhan/content/client'
import { loadSide } from '@mozhan/session/server'
import { Page } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { ArticleDetail } from '../model/article-detail.ts'
import { viewCountPath } from '../model/view-count.ts'
import { COMMENTS_ANCHOR } from '../routes.ts'
import { ArticleBody, BODY_ID } from '../view/ArticleBody.tsx'
import { ArticleHeader } from '../view/ArticleHeader.tsx'
import { ArticleLayout } from '../view/ArticleLayout.tsx'
import { ColumnBox } from '../view/ColumnBox.tsx'
import { TableOfContents } from '../view/TableOfContents.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleAside } from './ArticleAside.tsx'
import { loadArticle } from './load-article.ts'
import { findColumnPlace } from './load-columns.ts'
import { StructuredData } from './StructuredData.tsx'

export interface ArticlePageProps {
  /** Segment of `/article/:id`; 404 if it is not a public article. */
  id: string
  /** Renders the author card for a user id. */
  author?: (authorId: string) => ReactNode
  /** Renders the comments for the author's id. */
  comments?: (authorId: string) => ReactNode
  /** Link to the assistant with this article; plain markup. */
  ask?: ReactNode
  /** Records the visit; renders nothing. */
  note?: ReactNode
}

/** Page of a public article. */
export async function ArticlePage({ id, author, comments, ask, note }: ArticlePageProps) {
  const { article, html } = await loadArticle(id)
  return (
    <Page>
      <StructuredData article={article} />
      <ReadingProgress />
      <ArticleLayout
        rail={<ArticleActions article={article} ask={ask} />}
        aside={<ArticleAside article={article} author={author?.(article.author.id)} />}
        asideLabel={copy.article.aside}
        comments={comments && <section id={COMMENTS_ANCHOR}>{comments(article.author.id)}</section>}
      >
        <ArticleHeader article={article} edit={<EditLink articleId={article.id} />} />
        <TableOfContents lines={article.toc} variant="fold" />
        <ArticleBody html={html} />
        <ColumnPlace article={article} />
      </ArticleLayout>
      <TocHighlighter />
      <BodyEnhancer bodyId={BODY_ID} />
      <ViewCounter
        name={`article:${article.id}`}
        call={{ method: 'PUT', path: viewCountPath(article.id) }}
      />
      {note}
    </Page>
  )
}

async function ColumnPlace({ article }: { article: ArticleDetail }) {
  const place = await loadSide('column place', () => findColumnPlace(article), undefined)
  return place ? <ColumnBox {...place} /> : null
}

import 'server-only'
import { ARTICLE_STATUS, type Article, DICTIONARY_CODE } from '@mozhan/api-client/contract'
import { ArticleEditor } from '@mozhan/article/client'
import { changeDraftId, readDraftId } from '@mozhan/editor'
import {
  listUnpublishedDrafts,
  loadSide,
  type Member,
  redirectOnFailure,
  requireSession,
} from '@mozhan/session/server'
import { toLabelGroups } from '@mozhan/ui'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { EMPTY_DRAFT, toArticleDraft } from '../model/article-draft.ts'
import { loadOwnArticle } from './load-own-article.ts'

export interface ArticleEditPageProps {
  /** Query parameter `id`: the article to edit. */
  id: string | undefined
  /** Query parameter `draft`: the draft to continue. */
  draft: string | undefined
}

/** Page of the article editor. Only the author can open an existing article. */
export async function ArticleEditPage({ id, draft }: ArticleEditPageProps) {
  const member = await requireSession()
  const { me } = member
  const article = id === undefined ? undefined : await loadOwnArticle(id)
  const [choices, drafts] = await redirectOnFailure(() =>
    Promise.all([loadChoices(member), article ? [] : loadDrafts(member)]),
  )
  return (
    <ArticleEditor
      owner={me.id}
      draftId={article ? changeDraftId('article', article.id) : readDraftId(draft)}
      articleId={article?.id}
      isInReview={article !== undefined && isInReview(article)}
      initial={article ? toArticleDraft(article) : EMPTY_DRAFT}
      choices={choices}
      drafts={drafts}
    />
  )
}

export async function articleEditMetadata(): Promise<Metadata> {
  return { title: copy.mine.write }
}

function isInReview({ status }: Article): boolean {
  return status === ARTICLE_STATUS.waiting || status === ARTICLE_STATUS.rejected
}

function loadDrafts(member: Member) {
  return loadSide('unfinished articles', () => listUnpublishedDrafts(member, 'article'), [])
}

async function loadChoices({ api }: Member) {
  const [groups, columns, kinds] = await Promise.all([
    api.channel.listChannelLabels(),
    api.column.listMyColumns(),
    api.dictionary.listDictionary({ params: { code: DICTIONARY_CODE.articleType } }),
  ])
  return {
    groups: toLabelGroups(groups),
    columns: columns.map(({ id, name }) => ({ id, name })),
    kinds: kinds.map(({ value, label }) => ({ value, label })),
  }
}

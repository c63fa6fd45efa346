import 'server-only'
import { questionPage, userPage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import { findLabel } from '@mozhan/ui'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { FIRST_TAB, type QuestionListKey, questionsHref } from '../routes.ts'
import { findQuestion } from './load-question.ts'
import { loadLabelGroups } from './load-questions.ts'

/** Metadata of a question page: title, excerpt, canonical address. */
export async function questionMetadata(id: string): Promise<Metadata> {
  const found = await findQuestion(id)
  if (!found) return {}
  const { title, summary, author, labels } = found.question
  const { siteName, siteUrl } = siteConfig()
  const url = questionPage.href({ id })
  const description = summary || copy.list.description
  return {
    title,
    description,
    authors: [{ name: author.name, url: new URL(userPage.href({ id: author.id }), siteUrl) }],
    keywords: labels.map(({ name }) => name),
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName, locale: 'zh_CN', type: 'article' },
    twitter: { card: 'summary', title, description },
  }
}

/** Metadata of a list page. */
export async function questionListMetadata(
  list: QuestionListKey = FIRST_TAB,
  page = 1,
): Promise<Metadata> {
  const title = await titleOf(list)
  const { siteName } = siteConfig()
  const { description } = copy.list
  const url = questionsHref(list, page)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName, locale: 'zh_CN', type: 'website' },
  }
}

async function titleOf(list: QuestionListKey): Promise<string> {
  const { title, tabs, ofLabel } = copy.list
  if (typeof list === 'string') return list === FIRST_TAB ? title : `${tabs[list]} · ${title}`
  const found = findLabel(await loadLabelGroups(), list.labelId)
  return found ? ofLabel(found.label.name) : title
}

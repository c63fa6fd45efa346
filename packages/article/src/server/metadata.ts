import 'server-only'
import { articlePage, columnPage, isPageId, labelPage, userPage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import { findLabel } from '@mozhan/ui'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { channelHref } from '../routes.ts'
import { withSyndication } from './answer-syndication.ts'
import { findArticle } from './load-article.ts'
import { findColumn } from './load-columns.ts'
import { findChannels, loadLabelGroups } from './load-lists.ts'

/** Metadata of an article page: title, summary, canonical address, Open Graph data and the author's feed. */
export async function articleMetadata(id: string): Promise<Metadata> {
  return withSyndication(await describeArticle(id), 'site')
}

async function describeArticle(id: string): Promise<Metadata> {
  const found = await findArticle(id)
  if (!found) return {}
  const { title, summary, imageUrl, author, published, modified, labels } = found.article
  const url = articlePage.href({ id })
  return {
    title,
    description: summary,
    authors: [
      { name: author.name, url: new URL(userPage.href({ id: author.id }), siteConfig().siteUrl) },
    ],
    keywords: labels.map(({ name }) => name),
    alternates: { canonical: url },
    openGraph: {
      ...shared(title, summary, url),
      type: 'article',
      publishedTime: published,
      modifiedTime: modified,
      authors: author.name,
      tags: labels.map(({ name }) => name),
      ...(imageUrl ? { images: [imageUrl] } : {}),
    },
    twitter: { card: imageUrl ? 'summary_large_image' : 'summary', title, description: summary },
  }
}

/** Metadata of a channel page. */
export async function channelMetadata(id: string): Promise<Metadata> {
  const channel = (await findChannels())?.find((item) => item.id === id)
  if (!channel) return {}
  const { name } = channel
  return listMetadata(name, copy.home.descriptionOf(name), channelHref(id))
}

/** Metadata of a column page, with its feed. */
export async function columnMetadata(id: string): Promise<Metadata> {
  return withSyndication(await describeColumn(id), 'column', id)
}

async function describeColumn(id: string): Promise<Metadata> {
  const column = await findColumn(id)
  if (!column) return {}
  const { name, summary, imageUrl } = column
  const metadata = listMetadata(name, summary || copy.column.description, columnPage.href({ id }))
  return imageUrl
    ? { ...metadata, openGraph: { ...metadata.openGraph, images: [imageUrl] } }
    : metadata
}

/** Metadata of a label page, with its feed. */
export async function labelMetadata(id: string): Promise<Metadata> {
  return withSyndication(await describeLabel(id), 'label', id)
}

async function describeLabel(id: string): Promise<Metadata> {
  const found = isPageId(id) ? findLabel(await loadLabelGroups(), id) : undefined
  if (!found) return {}
  const { name } = found.label
  return listMetadata(name, copy.label.descriptionOf(name), labelPage.href({ id }))
}

function listMetadata(title: string, description: string, url: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...shared(title, description, url), type: 'website' },
  }
}

function shared(title: string, description: string, url: string) {
  return { title, description, url, siteName: siteConfig().siteName, locale: 'zh_CN' }
}

import 'server-only'
import { userHref } from '@mozhan/session'
import { siteConfig } from '@mozhan/session/server'
import { findLabel } from '@mozhan/ui'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import { isPageId } from '../model/ids.ts'
import { articleHref, channelHref, columnHref, labelHref } from '../routes.ts'
import { findArticle } from './load-article.ts'
import { findColumn } from './load-columns.ts'
import { findChannels, loadLabelGroups } from './load-lists.ts'

/** Head of an article: title, summary, address, and what is shown where it is shared. */
export async function articleMetadata(id: string): Promise<Metadata> {
  const found = await findArticle(id)
  if (!found) return {}
  const { title, summary, imageUrl, author, published, modified, labels } = found.article
  const url = articleHref(id)
  return {
    title,
    description: summary,
    authors: [{ name: author.name, url: new URL(userHref(author.id), siteConfig().siteUrl) }],
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

/** Head of a channel of the home page. */
export async function channelMetadata(id: string): Promise<Metadata> {
  const channel = (await findChannels())?.find((item) => item.id === id)
  if (!channel) return {}
  const { name } = channel
  return listMetadata(name, copy.home.descriptionOf(name), channelHref(id))
}

/** Head of a column. */
export async function columnMetadata(id: string): Promise<Metadata> {
  const column = await findColumn(id)
  if (!column) return {}
  const { name, summary, imageUrl } = column
  const metadata = listMetadata(name, summary || copy.column.description, columnHref(id))
  return imageUrl
    ? { ...metadata, openGraph: { ...metadata.openGraph, images: [imageUrl] } }
    : metadata
}

/** Head of a label. */
export async function labelMetadata(id: string): Promise<Metadata> {
  const found = isPageId(id) ? findLabel(await loadLabelGroups(), id) : undefined
  if (!found) return {}
  const { name } = found.label
  return listMetadata(name, copy.label.descriptionOf(name), labelHref(id))
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

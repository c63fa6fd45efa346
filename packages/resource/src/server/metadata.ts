import 'server-only'
import { cutText } from '@mozhan/markdown'
import { resourceList, resourcePage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import type { Metadata } from 'next'
import { copy } from '../copy.ts'
import type { ResourceListQuery } from '../routes.ts'
import { findResource } from './load-resource.ts'

/** Metadata of a resource page: title, excerpt, canonical address. */
export async function resourceMetadata(id: string): Promise<Metadata> {
  const found = await findResource(id)
  if (!found) return {}
  const { title, summary } = found.resource
  return head(title, cutText(summary, 160) || copy.list.description, resourcePage.href({ id }))
}

/** Metadata of a list page. */
export async function resourceListMetadata(
  query: ResourceListQuery = {},
  page = 1,
): Promise<Metadata> {
  const { title, description } = copy.list
  return head(title, description, resourceList.href({ ...query, page }))
}

export async function resourceFormMetadata(): Promise<Metadata> {
  return { title: copy.form.create }
}

function head(title: string, description: string, url: string): Metadata {
  const { siteName } = siteConfig()
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName, locale: 'zh_CN', type: 'website' },
  }
}

import 'server-only'
import { renderForPage } from '@mozhan/markdown'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing, siteConfig } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type ResourceDetail, toResourceDetail } from '../model/resource-detail.ts'

export interface LoadedResource {
  resource: ResourceDetail
  /** The description, made and sanitised by our renderer. */
  html: string
}

/** A resource with its description; undefined when there is none that a visitor may see. */
export const findResource = cache(async (id: string): Promise<LoadedResource | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`resource:${id}`] })
    // Who opens the page is counted by their browser.
    const input = { params: { id }, query: { view: 0 } } as const
    const wire = await api.resource.getResource(input, { onlyReads: true })
    const { html } = await renderForPage(wire.summary, siteConfig())
    return { resource: toResourceDetail(wire), html }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** As `findResource`, but what doesn't exist becomes a 404 page. */
export async function loadResource(id: string): Promise<LoadedResource> {
  return (await findResource(id)) ?? notFound()
}

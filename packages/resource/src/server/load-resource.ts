import 'server-only'
import { renderForPage } from '@mozhan/markdown'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing, siteConfig } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type ResourceDetail, toResourceDetail } from '../model/resource-detail.ts'

export interface LoadedResource {
  resource: ResourceDetail
  /** HTML of the description, sanitised by our renderer. */
  html: string
}

/** Loads a public resource with its description; undefined if there is none. */
export const findResource = cache(async (id: string): Promise<LoadedResource | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`resource:${id}`] })
    // Views are counted by the browser.
    const input = { params: { id }, query: { view: 0 } } as const
    const wire = await api.resource.getResource(input, { onlyReads: true })
    const { html } = await renderForPage(wire.summary, siteConfig())
    return { resource: toResourceDetail(wire), html }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** Like `findResource`, but throws Next's 404 if there is none. */
export async function loadResource(id: string): Promise<LoadedResource> {
  return (await findResource(id)) ?? notFound()
}

/** List of the resources. */
export const RESOURCES_PATH = '/resource/list'
/** Form for a new one. */
export const RESOURCE_FORM_PATH = '/resource'

/** What a list is narrowed to and how it is ordered. */
export interface ResourceWish {
  type?: string
  title?: string
  /** @default 'new' */
  order?: 'new' | 'hot'
}

export function resourcesHref({ type, title, order }: ResourceWish = {}, page = 1): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (title) query.set('title', title)
  if (order === 'hot') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? RESOURCES_PATH : `${RESOURCES_PATH}?${query}`
}

export function resourceHref(id: string): string {
  return `/resource/${encodeURIComponent(id)}`
}

export function resourceEditHref(id: string): string {
  return `${RESOURCE_FORM_PATH}?id=${encodeURIComponent(id)}`
}

/** Anchor of the download: where a visitor comes back to from signing in. */
export const DOWNLOAD_ANCHOR = 'download'

/** Page of a label; it belongs to the articles, the address to the product (spec §2). */
export function labelHref(id: string): string {
  return `/label/${encodeURIComponent(id)}`
}

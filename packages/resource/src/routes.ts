import type { QueryOf, resourceList } from '@mozhan/routes'

/** Filter and order of a list; the default order is `new`. */
export type ResourceListQuery = Omit<QueryOf<typeof resourceList>, 'page'>

/** Anchor of the download button, to which a visitor returns after signing in. */
export const DOWNLOAD_ANCHOR = 'download'

import type { QueryOf, resourceList } from '@mozhan/routes'

/** What a list is narrowed to and how it is ordered; `new` without a word about it. */
export type ResourceWish = Omit<QueryOf<typeof resourceList>, 'page'>

/** Anchor of the download: where a visitor comes back to from signing in. */
export const DOWNLOAD_ANCHOR = 'download'

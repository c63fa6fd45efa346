/** How pages that are selected by a query are rendered. */
export type Variants =
  | {
      readonly kind: 'cached'
      /** Path with parameters to which the query is rewritten, so that each page can be cached. */
      readonly path: string
      /** Parts of the query for each parameter of that path; the first present one is used. */
      readonly from: Readonly<Record<string, readonly string[]>>
      /** A default value that does not change the cache key. */
      readonly ignoredValue?: string
    }
  | {
      /** Rendered for each request, at this path if the page without a query is cached. */
      readonly kind: 'dynamic'
      readonly path?: string
    }

/** How a page is made that a query names. Without this, no query of a route names another page. */
export type Variants =
  | {
      readonly kind: 'kept'
      /** Each of them has a path of its own, where it can be kept; the query leads there. */
      readonly path: string
      /** Which parts of the query a parameter of that path is taken from, the first one that is there. */
      readonly from: Readonly<Record<string, readonly string[]>>
      /** A value that makes no difference to the name of the page. */
      readonly unnamed?: string
    }
  | {
      /** Made for each request, at a path of its own where the page without a query is kept. */
      readonly kind: 'anew'
      readonly path?: string
    }

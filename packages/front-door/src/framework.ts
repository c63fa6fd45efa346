import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Properties of the framework of the site. `@mozhan/front-door/next` contains those of Next. */
export interface Framework {
  /** Path prefix of the build's files, including the slash. Their names contain a hash of their content. */
  readonly assets: string
  /** Whether the framework reserves a path for itself. */
  isReserved(pathname: string): boolean
  /** Whether a request comes from the framework's router instead of a navigation. */
  isRouter(headers: IncomingHttpHeaders): boolean
  /**
   * The headers by which the router requests the data of a page, in a fixed order, with their allowed values; undefined for
   * a document. They are part of the cache key.
   */
  readDataRequest(headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined
  /** Content type of router data. */
  readonly dataType: RegExp
  /** Headers of the router that are forwarded to uncached pages. */
  passHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders
  /** Response headers that only the front door uses. */
  readonly innerHeaders: ReadonlySet<string>
  /** Whether an inline script only passes data to the framework. */
  isDataScript(script: string): boolean
  /** Whether a document has no text without scripts. */
  isEmptyDocument(body: Buffer): boolean
}

import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** What the server behind the door speaks besides HTTP. `@mozhan/front-door/next` describes Next. */
export interface Framework {
  /** Paths of the build's files begin with this, slash included. Their names carry a hash of their content. */
  readonly assets: string
  /** Whether it keeps a path for itself. */
  isReserved(pathname: string): boolean
  /** Whether its router asks, instead of a browser. */
  isRouter(headers: IncomingHttpHeaders): boolean
  /**
   * The headers by which the router asks for the data of a page, in a fixed order, with the values that it sends; undefined
   * where a document is asked for. They are part of a page's key.
   */
  readDataRequest(headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined
  /** Content type of that data. */
  readonly dataType: RegExp
  /** Those of its headers that reach a page which is made for one request. */
  passHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders
  /** Headers of its answers that are for the door alone. */
  readonly innerHeaders: ReadonlySet<string>
  /** Whether an inline script does nothing but hand data to it. */
  isDataScript(script: string): boolean
  /** Whether a document has no text until scripts run. */
  isEmptyDocument(body: Buffer): boolean
}

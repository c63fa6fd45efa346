/**
 * What the importer sends to a running server, one article a request:
 * `PUT <url>/internal/import/article`, header `x-import-secret: <secret>`, JSON.
 * Both values are in `DATA_DIR/server.json` ({ pid, url, secret }, readable by its owner only).
 *
 * Idempotent by author and `sourceKey`: the same content sent again is answered with `unchanged`.
 */
export interface ImportArticleRequest {
  /** User name (not id) of an existing account that becomes the author. */
  readonly author: string
  /** Stable key of the source within the author, e.g. the path relative to the imported folder. */
  readonly sourceKey: string
  readonly title: string
  readonly markdown: string
  /** ISO 8601; absent: the stored date, or now. */
  readonly createDate?: string
  /** ISO 8601; absent: createDate. */
  readonly updateDate?: string
  /** Label names; unknown ones are created under the channel named by `channels[0]`. */
  readonly labels: readonly string[]
  /** Channel names of the source, used to place new labels; absent: 其他. */
  readonly channels?: readonly string[]
  /** Absent: taken from the text. */
  readonly summary?: string
  readonly imageUrl?: string
  /** Default true. */
  readonly isPublic?: boolean
  /** Default `original`. */
  readonly kind?: string
  /** Address or name of the origin, shown under a repost or translation. */
  readonly source?: string
  /**
   * Pictures and attachments of the text. The server stores them by content under
   * `/files/import/<sha256 first 32>.<ext>` and replaces `path` in links of the Markdown and in imageUrl.
   */
  readonly files?: readonly ImportFile[]
}

export interface ImportFile {
  /** Exactly as written in the Markdown, before any URL decoding. */
  readonly path: string
  /** File name, for the extension. */
  readonly name: string
  readonly base64: string
}

/** `data` of the response envelope (code 20000). A refused article has another code and a message. */
export interface ImportArticleResponse {
  readonly id: string
  readonly outcome: 'created' | 'updated' | 'unchanged'
}

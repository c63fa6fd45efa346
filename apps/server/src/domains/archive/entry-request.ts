import type { ImportFile } from '../article/index.ts'

/** An entry of an exported archive: `PUT <url>/internal/import/entry`, otherwise as ImportArticleRequest. */
export interface ImportEntryRequest {
  /** User name of the account that receives it. */
  readonly author: string
  /** Path in the archive; its folder determines the kind. */
  readonly path: string
  /** The whole file, front matter included. */
  readonly text: string
  /** Its pictures, by the paths written in the text. */
  readonly files: readonly ImportFile[]
  /** Channel for labels that do not exist yet. */
  readonly channel?: string | undefined
  /** Imports articles as private. */
  readonly isPrivate?: boolean | undefined
}

/** `skipped`: its target does not exist on this site; `message` has the reason. */
export interface ImportEntryResponse {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'skipped'
  readonly message?: string | undefined
}

import type { ImportFile } from '../article/index.ts'

/** An entry of an archive that a user took along: `PUT <url>/internal/import/entry`, otherwise the same. */
export interface ImportEntryRequest {
  /** User name of the account that gets it. */
  readonly author: string
  /** Path in the archive; its folder says what it is. */
  readonly path: string
  /** The whole file, front matter included. */
  readonly text: string
  /** Its pictures, by the paths written in the text. */
  readonly files: readonly ImportFile[]
  /** Channel for labels that do not exist yet. */
  readonly channel?: string | undefined
  /** Articles become private. */
  readonly isPrivate?: boolean | undefined
}

/** `skipped`: it can stand nowhere here; `message` says why. */
export interface ImportEntryResponse {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'skipped'
  readonly message?: string | undefined
}

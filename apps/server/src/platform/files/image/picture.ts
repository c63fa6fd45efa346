/** A picture as it is stored: sanitized, upright, without metadata. */
export interface Picture {
  readonly bytes: Uint8Array
  /** Without a dot. */
  readonly extension: string
  readonly mediaType: string
  /** Pixels; absent for a drawing without a size. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Absent for a picture without transparent parts. */
  readonly ground?: Ground | undefined
  readonly renditions: readonly SmallerPicture[]
}

/** The ground on which a picture with transparent parts can be seen. */
export type Ground = 'light' | 'dark'

/** A smaller version of the picture as WebP. */
export interface SmallerPicture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

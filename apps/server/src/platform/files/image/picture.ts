/** A picture as it will be kept: harmless, upright, without a word about who took it. */
export interface Picture {
  readonly bytes: Uint8Array
  /** Without a dot. */
  readonly extension: string
  readonly mediaType: string
  /** Pixels; absent where a drawing has no size of its own. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly renditions: readonly SmallerPicture[]
}

/** The same picture as WebP, smaller. */
export interface SmallerPicture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

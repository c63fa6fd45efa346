/** How the thread of the embedded database opens it. */
export interface ThreadOptions {
  /** Absent: in memory. */
  readonly folder?: string | undefined
  /** A packed folder that a new database starts with. */
  readonly dump?: Blob | undefined
  readonly socketPath: string
}

export interface ThreadRequest {
  readonly id: number
  readonly kind: 'dump' | 'close'
}

/** `id` 0 says that the database is ready. */
export interface ThreadAnswer {
  readonly id: number
  readonly dump?: Blob
  /** Why it was not done. */
  readonly problem?: string
}

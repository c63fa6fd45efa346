/** Options of the database thread. */
export interface ThreadOptions {
  /** Absent: in memory. */
  readonly folder?: string | undefined
  /** A packed folder from which a new database is created. */
  readonly dump?: Blob | undefined
  readonly socketPath: string
}

export interface ThreadRequest {
  readonly id: number
  readonly kind: 'dump' | 'close'
}

/** `id` 0 reports that the database is ready. */
export interface ThreadAnswer {
  readonly id: number
  readonly dump?: Blob
  /** Why the request failed. */
  readonly problem?: string
}

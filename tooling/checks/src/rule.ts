import type { Source } from './source.ts'

export interface Finding {
  /** One-based. */
  line: number
  /** What is wrong and what to do instead. */
  message: string
}

export interface Rule {
  /** Shown beside each finding. */
  name: string
  /** Whether the rule speaks about this file; `path` is relative to the repository, with forward slashes. */
  covers: (path: string) => boolean
  check: (source: Source) => Finding[]
}

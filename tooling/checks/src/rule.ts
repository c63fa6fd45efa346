import type { Source } from './source.ts'

export interface Finding {
  /** One-based. */
  line: number
  /** Message with the problem and the correction. */
  message: string
}

export interface Rule {
  /** Name shown with each finding. */
  name: string
  /** Whether the rule applies to a file; `path` is relative to the repository, with forward slashes. */
  covers: (path: string) => boolean
  check: (source: Source) => Finding[]
}

import type { RenderedBlock } from '@mozhan/markdown'
import type { TextCount } from '../../model/count-text.ts'

/** The result of rendering a text. */
export interface PreviewResult extends TextCount {
  blocks: RenderedBlock[]
  /** Reading time, at least 1. */
  minutes: number
  hasText: boolean
}

import type { RenderedBlock } from '@mozhan/markdown'
import type { TextCount } from '../../model/count-text.ts'

export interface RenderRequest {
  id: number
  source: string
}

/** What a preview shows of a text. */
export interface PreviewResult extends TextCount {
  blocks: RenderedBlock[]
  /** Reading time, at least 1. */
  minutes: number
  hasText: boolean
}

export interface RenderAnswer {
  id: number
  /** `undefined` where it could not be rendered. */
  result: PreviewResult | undefined
}

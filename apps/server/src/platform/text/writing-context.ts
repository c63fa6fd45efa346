import type { Platform } from '../platform.ts'
import type { IndexingContext } from '../search/index-text.ts'
import type { RenderContext } from './render-content.ts'

/** What renders, indexes and keeps a text. */
export type WritingContext = IndexingContext & RenderContext & Pick<Platform, 'inUnit'>

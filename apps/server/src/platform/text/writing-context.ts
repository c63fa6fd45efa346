import type { Platform } from '../platform.ts'
import type { IndexingContext } from '../search/index-text.ts'
import type { RenderContext } from './render-content.ts'

/** What rendering, indexing and storing a text needs. */
export type WritingContext = IndexingContext & RenderContext & Pick<Platform, 'inUnit'>

import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { createHighlight } from './create-highlight.ts'

/** Highlighter for servers. */
export const highlight = createHighlight(() => createOnigurumaEngine(import('shiki/wasm')))

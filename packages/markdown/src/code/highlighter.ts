import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { createHighlight } from './create-highlight.ts'

/** Colours of what is rendered on a server. */
export const highlight = createHighlight(() => createOnigurumaEngine(import('shiki/wasm')))

import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { createHighlight } from './create-highlight.ts'

/**
 * Colours of what is rendered in a browser, for `RenderOptions.highlight`. Without WebAssembly, which a strict policy
 * refuses; this engine cannot break off a search, so that it belongs into a worker that can be ended.
 */
export const highlight = createHighlight(() => createJavaScriptRegexEngine({ forgiving: true }))

import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { createHighlight } from './create-highlight.ts'

/**
 * Highlighter for browsers, for `RenderOptions.highlight`. Without WebAssembly, which a strict content security policy
 * forbids. This engine cannot interrupt a search, so it must run in a worker with a timeout.
 */
export const highlight = createHighlight(() => createJavaScriptRegexEngine({ forgiving: true }))

import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { LANGUAGES } from './languages.ts'

const OPTIONS = [
  ...LANGUAGES.map(({ label, name }) => ({ label: name, detail: label, type: 'keyword' })),
  { label: 'mermaid', detail: 'Mermaid', type: 'keyword' },
]

const WORDS = new Set([
  ...OPTIONS.map(({ label }) => label),
  ...LANGUAGES.flatMap(({ aliases }) => aliases?.split(' ') ?? []),
])

/** Completes languages after an opening fence. */
export const fenceCompletion: Extension = autocompletion({
  override: [completeFence],
  icons: false,
  defaultKeymap: true,
  // Enter inserts a line break until an arrow key has chosen an option.
  selectOnOpen: false,
})

/** No completion for a word that is a language already. */
export function completeFence(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/^\s{0,3}(?:`{3,}|~{3,})[\w+#-]+/)
  if (!before) return null
  const word = /[\w+#-]+$/.exec(before.text)?.[0] ?? ''
  if (isLanguage(word)) return null
  const validFor = (text: string) => /^[\w+#-]*$/.test(text) && !isLanguage(text)
  return { from: before.to - word.length, options: OPTIONS, validFor }
}

function isLanguage(word: string): boolean {
  return WORDS.has(word.toLowerCase())
}

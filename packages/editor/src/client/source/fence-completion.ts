import { autocompletion, type CompletionContext } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { LANGUAGES } from './languages.ts'

const OPTIONS = [
  ...LANGUAGES.map(({ label, name }) => ({ label: name, detail: label, type: 'keyword' })),
  { label: 'mermaid', detail: 'Mermaid', type: 'keyword' },
]

/** Offers languages behind the signs that open a fence, and nothing anywhere else. */
export const fenceCompletion: Extension = autocompletion({
  override: [completeFence],
  icons: false,
  defaultKeymap: true,
})

function completeFence(context: CompletionContext) {
  const before = context.matchBefore(/^\s{0,3}(?:`{3,}|~{3,})[\w+#-]+/)
  if (!before) return null
  const from = before.to - (/[\w+#-]+$/.exec(before.text)?.[0].length ?? 0)
  return { from, options: OPTIONS, validFor: /^[\w+#-]*$/ }
}

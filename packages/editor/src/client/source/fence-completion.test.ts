import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { renderMarkdown } from '@mozhan/markdown'
import { expect, it } from 'vitest'
import { completeFence } from './fence-completion.ts'
import { LANGUAGES } from './languages.ts'

function complete(text: string) {
  const state = EditorState.create({ doc: text })
  return completeFence(new CompletionContext(state, text.length, false))
}

it('completes languages after a fence only', () => {
  expect(complete('文字\n```ja')).toMatchObject({ from: 6 })
  expect(complete('ja')).toBeNull()
  expect(complete('`ja')).toBeNull()
})

it.each(['js', 'java', 'c++', 'Dockerfile', 'mermaid'])(
  'offers nothing for the complete language %s',
  (word) => expect(complete(`\`\`\`${word}`)).toBeNull(),
)

it('closes the list once the word is a language', () => {
  const { validFor } = complete('```j') ?? {}
  if (typeof validFor !== 'function') throw new Error('it asks again each time')
  const state = EditorState.create()
  expect(['ja', 'js'].map((word) => validFor(word, 0, word.length, state))).toEqual([true, false])
})

it.each(LANGUAGES)(
  'offers $name with aliases that the renderer supports',
  async ({ name, aliases }) => {
    for (const word of [name, ...(aliases?.split(' ') ?? [])]) {
      const { html } = await renderMarkdown(`\`\`\`${word}\nx\n\`\`\``)
      // The renderer shows an unknown language as written.
      expect(html).not.toContain(`>${word}</span></figcaption>`)
    }
  },
)

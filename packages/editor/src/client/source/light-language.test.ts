import { syntaxTree } from '@codemirror/language'
import { EditorState, Text } from '@codemirror/state'
import { expect, it } from 'vitest'
import { lightLanguage } from './light-language.ts'

const HOSTILE = '*a **a '.repeat(10_000)

function open(text: string): EditorState {
  const doc = Text.of(text.split('\n'))
  return EditorState.create({ doc, extensions: lightLanguage(doc) })
}

it('parses ordinary texts', () => {
  expect(syntaxTree(open('# 标题')).topNode.name).toBe('Document')
})

it('does not parse a source that would block, however it was entered', () => {
  const started = performance.now()
  expect(syntaxTree(open(HOSTILE)).length).toBe(0)
  const state = open('# 标题').update({ changes: { from: 0, insert: HOSTILE } }).state
  expect(syntaxTree(state).length).toBe(0)
  const after = state.update({ changes: { from: 0, to: state.doc.length, insert: '文' } }).state
  expect(after.doc.toString()).toBe('文')
  expect(performance.now() - started).toBeLessThan(5000)
})

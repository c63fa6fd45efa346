import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { adoptStyles } from './adopt-styles.ts'

it('adopts the styles of its editors in the document without a style element', () => {
  adoptStyles(document)
  adoptStyles(document)
  const view = new EditorView({ doc: '# 标题', parent: document.body })
  expect(document.querySelector('style')).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.adoptedStyleSheets[0]?.cssRules.length).toBeGreaterThan(10)
  view.destroy()
})

import { indentLess, indentMore } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Line, StateCommand } from '@codemirror/state'

const ITEM = /^(\s*)([-+*]|\d{1,9}[.)])(\s+)/

/** Tab outside of tables: indents list items by the width of a marker, selections and code by two spaces. */
export const indent: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false
  const { main } = state.selection
  const line = state.doc.lineAt(main.from)
  if (main.empty && ITEM.test(line.text)) return indentItem(state, dispatch, line)
  if (main.to > line.to) return indentMore({ state, dispatch })
  dispatch(state.update(state.replaceSelection('  '), { userEvent: 'input', scrollIntoView: true }))
  return true
}

/** Shift-Tab outside of tables. */
export const outdent: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection
  const line = state.doc.lineAt(main.from)
  const depth = ITEM.exec(line.text)?.[1]?.length
  if (!main.empty || depth === undefined || state.readOnly) return indentLess({ state, dispatch })
  const outer = outerItem(state, line, depth)
  const wanted = outer ? (ITEM.exec(outer.text)?.[1]?.length ?? 0) : 0
  const changes = { from: line.from + wanted, to: line.from + depth }
  if (depth > wanted) dispatch(state.update({ changes, userEvent: 'delete.dedent' }))
  return true
}

/** Whether an insertion would be inside code. */
export function isInCode(state: EditorState): boolean {
  let node = syntaxTree(state).resolveInner(state.selection.main.from, -1)
  while (node.parent) {
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(node.name)) return true
    node = node.parent
  }
  return false
}

function indentItem(state: EditorState, dispatch: Dispatch, line: Line): boolean {
  const [, blank = '', marker = '', gap = ''] = ITEM.exec(line.text) ?? []
  const before = line.number > 1 ? ITEM.exec(state.doc.line(line.number - 1).text) : null
  // A nested list begins at the text of the item above.
  const inner =
    before && before[1] === blank ? before[0].length : blank.length + marker.length + gap.length
  const insert = ' '.repeat(Math.max(1, inner - blank.length))
  dispatch(state.update({ changes: { from: line.from, insert }, userEvent: 'input.indent' }))
  return true
}

type Dispatch = Parameters<StateCommand>[0]['dispatch']

function outerItem(state: EditorState, line: Line, depth: number): Line | undefined {
  for (let number = line.number - 1; number >= 1; number -= 1) {
    const above = state.doc.line(number)
    const item = ITEM.exec(above.text)
    if (item && (item[1]?.length ?? 0) < depth) return above
    if (!above.text.trim()) return undefined
  }
  return undefined
}

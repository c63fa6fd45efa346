import { syntaxTree } from '@codemirror/language'
import { type Extension, RangeSetBuilder } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

const inside = Decoration.line({ class: 'mz-code-line' })
const first = Decoration.line({ class: 'mz-code-line mz-code-first' })
const last = Decoration.line({ class: 'mz-code-line mz-code-last' })
const only = Decoration.line({ class: 'mz-code-line mz-code-first mz-code-last' })

/** Decorates the lines of fenced code with the background of rendered code. */
export const codeLines: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = decorate(view)
    }
    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      const isParsed = syntaxTree(startState) !== syntaxTree(state)
      if (docChanged || viewportChanged || isParsed) this.decorations = decorate(view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

function decorate({ state, viewport }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  syntaxTree(state).iterate({
    ...viewport,
    enter(node) {
      if (node.name !== 'FencedCode') return
      const begin = state.doc.lineAt(node.from).number
      const end = state.doc.lineAt(node.to).number
      const from = Math.max(begin, state.doc.lineAt(viewport.from).number)
      const to = Math.min(end, state.doc.lineAt(viewport.to).number)
      for (let number = from; number <= to; number += 1) {
        const { from: at } = state.doc.line(number)
        builder.add(at, at, begin === end ? only : lineAt(number, begin, end))
      }
    },
  })
  return builder.finish()
}

function lineAt(number: number, begin: number, end: number): Decoration {
  if (number === begin) return first
  return number === end ? last : inside
}

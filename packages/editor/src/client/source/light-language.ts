import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown'
import { LanguageSupport } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec, type Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isHeavySource } from '../../model/source-cost.ts'

/** Without the parser for embedded HTML: it fails on deeply nested tags. */
const support = new LanguageSupport(markdownLanguage)

const NONE: Extension = []

/**
 * Markdown highlighting that is disabled before a source is parsed that would block the editor, and enabled again
 * afterwards.
 */
export function lightLanguage(doc: Text): Extension {
  const language = new Compartment()
  return [
    language.of(isHeavy(doc) ? NONE : support),
    EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
      const isOff = language.get(startState) === NONE
      return docChanged && !isOff && isHeavy(newDoc)
        ? { effects: language.reconfigure(NONE) }
        : null
    }),
    // Afterwards, because a language that is set by a transaction parses the text before it first.
    EditorView.updateListener.of(({ docChanged, state, view }) => {
      if (!docChanged || language.get(state) !== NONE || isHeavy(state.doc)) return
      view.dispatch({ effects: language.reconfigure(support) })
    }),
    Prec.high(keymap.of([...markdownKeymap])),
    pasteURLAsLink,
  ]
}

function isHeavy(doc: Text): boolean {
  return isHeavySource(doc.iterLines())
}

import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown'
import { LanguageSupport } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec, type Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isHeavySource } from '../../model/source-cost.ts'

/** Without the parser for HTML inside of Markdown: deep tags are beyond its depth, and nobody misses their colours. */
const support = new LanguageSupport(markdownLanguage)

const NONE: Extension = []

/** Markdown, switched off before a source is parsed that would stop the editor, and on again after. */
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
    // Afterwards, since a language that comes with a change reads the text before it first.
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

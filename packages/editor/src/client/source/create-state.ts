import { history } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { search } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { dropCursor, EditorView, placeholder } from '@codemirror/view'
import { copy as firstCopy } from '../../copy.ts'
import { copy } from '../copy.ts'
import type { EditorField } from '../editor-props.ts'
import { codeLines } from './code-lines.ts'
import { fenceCompletion } from './fence-completion.ts'
import { lightLanguage } from './light-language.ts'
import { theme } from './theme.ts'

export interface Start {
  text: string
  anchor: number
  head: number
}

/** The editor state with all common extensions; `own` has those of one editor. */
export function createState(
  { text, anchor, head }: Start,
  field: EditorField,
  hintId: string,
  own: Extension,
): EditorState {
  // Parsed first for its length: CodeMirror counts each line break, also CRLF, as one character.
  const state = EditorState.create({ doc: text })
  const within = (at: number) => Math.min(Math.max(0, at), state.doc.length)
  return EditorState.create({
    doc: state.doc,
    selection: { anchor: within(anchor), head: within(head) },
    extensions: [
      own,
      history(),
      // Markdown highlighting, disabled while the text is expensive to parse.
      lightLanguage(state.doc),
      indentUnit.of('  '),
      search({ top: true }),
      codeLines,
      fenceCompletion,
      dropCursor(),
      theme,
      EditorView.lineWrapping,
      EditorState.phrases.of(copy.phrases),
      EditorState.readOnly.of(field.isReadOnly ?? false),
      EditorView.editable.of(!field.isReadOnly),
      placeholder(field.placeholder ?? firstCopy.placeholder),
      EditorView.contentAttributes.of({
        'aria-label': field.label ?? firstCopy.label,
        'aria-describedby': hintId,
        tabindex: '0',
        ...(field.isReadOnly ? { 'aria-readonly': 'true' } : {}),
        lang: 'zh-CN',
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      }),
    ],
  })
}

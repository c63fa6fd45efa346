import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const CONTROL = {
  border: '1px solid var(--mozhan-hairline-strong)',
  borderRadius: 'var(--mozhan-radius-control)',
  background: 'var(--mozhan-sheet)',
  color: 'var(--mozhan-ink)',
  fontSize: '14px',
}

/** The theme of the source for both colour schemes: every colour is a CSS variable. */
const look = EditorView.theme({
  '&': { height: '100%', background: 'transparent', color: 'var(--mozhan-ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mozhan-sans)',
    fontSize: '16px',
    lineHeight: '1.85',
    overscrollBehavior: 'contain',
  },
  '.cm-content': {
    maxWidth: '760px',
    padding: '24px var(--editor-side) var(--editor-end)',
    margin: '0 auto',
    caretColor: 'var(--mozhan-brand)',
    textAutospace: 'no-autospace',
  },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--mozhan-ink-faint)' },
  '.cm-searchMatch': { background: 'var(--mozhan-brand-soft)', outline: 'none' },
  '.cm-searchMatch-selected': {
    background: 'color-mix(in srgb, var(--mozhan-brand) 32%, transparent)',
  },
  '.cm-dropCursor': { borderLeftColor: 'var(--mozhan-brand)' },
})

const code = EditorView.theme({
  '.cm-line.mz-code-line': {
    padding: '0 16px',
    background: 'var(--mozhan-code)',
    color: 'var(--mozhan-code-ink)',
    caretColor: 'var(--mozhan-code-ink)',
    fontFamily: 'var(--mozhan-mono)',
    fontSize: '14px',
    lineHeight: '1.75',
  },
  '.cm-line.mz-code-first': {
    paddingTop: '6px',
    borderRadius: 'var(--mozhan-radius-control) var(--mozhan-radius-control) 0 0',
  },
  '.cm-line.mz-code-last': {
    paddingBottom: '6px',
    borderRadius: '0 0 var(--mozhan-radius-control) var(--mozhan-radius-control)',
  },
  '.cm-line.mz-code-first.mz-code-last': { borderRadius: 'var(--mozhan-radius-control)' },
  '.mz-mono': { fontFamily: 'var(--mozhan-mono)', fontSize: '0.9em' },
  '.mz-sign': { color: 'var(--mozhan-ink-faint)' },
  '.mz-code-line .mz-sign': { color: 'var(--mozhan-code-faint)' },
  '.mz-code-line .mz-mono': { fontSize: 'inherit' },
  '.mz-url': { color: 'var(--mozhan-ink-faint)', wordBreak: 'break-all' },
})

const uploads = EditorView.theme({
  '.mz-upload-mark': { color: 'var(--mozhan-ink-faint)' },
  '.mz-upload': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    padding: '0 8px',
    margin: '0 4px',
    border: '1px solid var(--mozhan-hairline-strong)',
    borderRadius: 'var(--mozhan-radius-control)',
    color: 'var(--mozhan-ink-soft)',
    fontSize: '13px',
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
    whiteSpace: 'normal',
  },
  '.mz-upload[data-state=failed], .mz-upload[data-state=lost]': {
    borderColor: 'var(--mozhan-seal)',
    color: 'var(--mozhan-seal)',
  },
  '.mz-upload button': { color: 'var(--mozhan-brand)', font: 'inherit' },
})

const panels = EditorView.theme({
  '.cm-panels': { background: 'var(--mozhan-paper)', color: 'var(--mozhan-ink)', zIndex: '2' },
  '.cm-panels-top': { borderBottom: '1px solid var(--mozhan-hairline)' },
  '.cm-panel.cm-search': {
    padding: '8px 40px 8px 12px',
    fontFamily: 'var(--mozhan-sans)',
    fontSize: 'max(14px, var(--mozhan-min-field))',
    lineHeight: '1.6',
  },
  '.cm-panel.cm-search label': { fontSize: '13px', color: 'var(--mozhan-ink-soft)' },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--mozhan-brand)' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '12px',
    width: '28px',
    height: '28px',
    fontSize: '20px',
    color: 'var(--mozhan-ink-soft)',
    textAlign: 'center',
  },
  '.cm-textfield': { ...CONTROL, padding: '3px 8px' },
  '.cm-button': { ...CONTROL, padding: '3px 10px', backgroundImage: 'none' },
  '.cm-tooltip': {
    border: '1px solid var(--mozhan-hairline)',
    borderRadius: 'var(--mozhan-radius-control)',
    background: 'var(--mozhan-sheet)',
    boxShadow: 'var(--mozhan-shadow)',
    color: 'var(--mozhan-ink)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--mozhan-brand-soft)',
    color: 'var(--mozhan-ink)',
  },
})

const tokens = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.4em', fontWeight: '600' },
  { tag: tags.heading2, fontSize: '1.22em', fontWeight: '600' },
  { tag: tags.heading3, fontSize: '1.1em', fontWeight: '600' },
  { tag: [tags.heading4, tags.heading5, tags.heading6], fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through', color: 'var(--mozhan-ink-soft)' },
  { tag: tags.quote, color: 'var(--mozhan-ink-soft)' },
  { tag: tags.link, color: 'var(--mozhan-brand)' },
  { tag: tags.url, class: 'mz-url' },
  { tag: tags.monospace, class: 'mz-mono' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], class: 'mz-sign' },
  { tag: [tags.comment, tags.meta, tags.angleBracket, tags.tagName], class: 'mz-sign' },
])

export const theme: Extension = [look, code, uploads, panels, syntaxHighlighting(tokens)]

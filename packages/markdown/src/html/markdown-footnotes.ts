import type { Element } from 'hast'
import type { FootnoteReference } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { IndexedNames } from '../parse/indexed-names.ts'

/** Handler of footnote references. Uses an indexed list, because the default one searches an array for each reference. */
export function toFootnoteReference(state: State, reference: FootnoteReference): Element {
  if (state.footnoteOrder.length === 0) state.footnoteOrder = new IndexedNames()
  return defaultHandlers.footnoteReference(state, reference)
}

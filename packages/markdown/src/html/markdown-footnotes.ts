import type { Element } from 'hast'
import type { FootnoteReference } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import { IndexedNames } from '../parse/indexed-names.ts'

/** A reference to a footnote. The order of all of them is asked for each, which an array answers slowly. */
export function toFootnoteReference(state: State, reference: FootnoteReference): Element {
  if (state.footnoteOrder.length === 0) state.footnoteOrder = new IndexedNames()
  return defaultHandlers.footnoteReference(state, reference)
}

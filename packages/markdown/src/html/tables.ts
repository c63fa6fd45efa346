import type { Root } from 'hast'
import { copy } from '../copy.ts'
import { createElement, replaceElements, walkElements } from './walk.ts'

/** Wraps each table in a scrollable, focusable box, and labels checkboxes. */
export function finishTables(tree: Root) {
  replaceElements(tree, (element) => {
    if (element.tagName !== 'table') return undefined
    const properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: copy.table }
    return [createElement('div', properties, [element])]
  })
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? copy.done : copy.todo
  })
}

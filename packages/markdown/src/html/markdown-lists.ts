import type { Element } from 'hast'
import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'

const loose = new WeakMap<List, boolean>()

/** Handler of list items. The default one visits all items for each item to find out whether the list is loose. */
export function toListItem(state: State, item: ListItem, parent: Parents | undefined): Element {
  if (parent?.type !== 'list') return defaultHandlers.listItem(state, item, parent)
  const isLoose = loose.get(parent) ?? isLooseList(parent)
  loose.set(parent, isLoose)
  return defaultHandlers.listItem(state, item, { ...parent, spread: isLoose, children: [] })
}

function isLooseList({ spread, children }: List): boolean {
  return spread || children.some((item) => item.spread ?? item.children.length > 1)
}

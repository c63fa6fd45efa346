/** Returns a list with one entry moved by `step` places, at most to an end of the list. */
export function moveBy<Item>(items: readonly Item[], at: number, step: number): Item[] {
  const to = at + step
  const moved = [...items]
  const [item] = moved.splice(at, 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  moved.splice(to, 0, item)
  return moved
}

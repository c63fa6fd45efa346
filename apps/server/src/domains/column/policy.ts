/** A name as it is kept: composed, and without blanks around it. */
export function toColumnName(text: string): string {
  return text.normalize('NFC').trim()
}

/**
 * Puts some entries of a list into a new order. They change places among themselves; all others stay where they are.
 * @returns undefined when `wanted` names something twice or something that is not in the list
 */
export function reorder(
  kept: readonly string[],
  wanted: readonly string[],
): readonly string[] | undefined {
  const names = new Set(wanted)
  const known = new Set(kept)
  if (names.size !== wanted.length || !wanted.every((id) => known.has(id))) return undefined
  const next = wanted.values()
  return kept.map((id) => (names.has(id) ? (next.next().value ?? id) : id))
}

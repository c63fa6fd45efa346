/** A name as stored: NFC and trimmed. */
export function toColumnName(text: string): string {
  return text.normalize('NFC').trim()
}

/**
 * Reorders some entries of a list. They exchange their positions; all others stay.
 * @returns undefined when `wanted` has a duplicate or an entry that is not in the list
 */
export function reorder(
  current: readonly string[],
  wanted: readonly string[],
): readonly string[] | undefined {
  const names = new Set(wanted)
  const known = new Set(current)
  if (names.size !== wanted.length || !wanted.every((id) => known.has(id))) return undefined
  const next = wanted.values()
  return current.map((id) => (names.has(id) ? (next.next().value ?? id) : id))
}

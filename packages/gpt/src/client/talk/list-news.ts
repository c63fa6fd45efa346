const listeners = new Set<() => void>()

/** The list of talks has changed. */
export function tellListChanged(): void {
  for (const listener of listeners) listener()
}

export function subscribeToList(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

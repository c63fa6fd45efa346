export interface Neighbours<T> {
  previous?: T
  next?: T
  /** Position in the column, from 1. */
  position: number
  total: number
}

/** Articles before and after one in its column; undefined if the column does not contain it. */
export function findNeighbours<T extends { id: string }>(
  articles: readonly T[],
  id: string,
): Neighbours<T> | undefined {
  const at = articles.findIndex((article) => article.id === id)
  if (at === -1) return undefined
  return {
    previous: articles[at - 1],
    next: articles[at + 1],
    position: at + 1,
    total: articles.length,
  }
}

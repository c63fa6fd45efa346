export interface HighlightedToken {
  text: string
  /** Class of its colour; undefined for plain text. */
  className: string | undefined
}

export type HighlightedLine = HighlightedToken[]

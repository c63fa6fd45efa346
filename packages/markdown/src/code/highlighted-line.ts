export interface HighlightedToken {
  text: string
  /** Class of its colour; undefined for plain text. */
  className: string | undefined
}

export type HighlightedLine = HighlightedToken[]

/** Lines of coloured tokens; undefined where the grammar fails, which shows the code without colours. */
export type Highlight = (code: string, grammar: string) => Promise<HighlightedLine[] | undefined>

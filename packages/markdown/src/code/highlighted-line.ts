/** A piece of code in one colour. */
export interface HighlightedToken {
  /** The code itself, not escaped. */
  text: string
  /** Class of its colour; undefined for plain text. */
  className: string | undefined
}

/** One line of code as tokens, without its line end. */
export type HighlightedLine = HighlightedToken[]

/** Time that the code blocks of one document share. A highlighter subtracts the time that it uses. */
export interface HighlightBudget {
  /** For highlighting. */
  remainingMs: number
  /** Additional time for the first use of a grammar in this process, because its patterns are compiled then. */
  remainingFirstUseMs: number
}

/**
 * Returns lines of tokens; undefined if the grammar is unknown or fails, or the budget is used up. The code is shown without
 * highlighting then. Without `budget` there is no time limit.
 */
export type Highlight = (
  code: string,
  grammar: string,
  budget?: HighlightBudget,
) => Promise<HighlightedLine[] | undefined>

/** A piece of code in one colour. */
export interface HighlightedToken {
  /** The code itself, not escaped. */
  text: string
  /** Class of its colour; undefined for plain text. */
  className: string | undefined
}

/** One line of code as tokens, without its line end. */
export type HighlightedLine = HighlightedToken[]

/** Time limits that the blocks of one document share, in ms; a highlighter subtracts what it uses. */
export interface HighlightTime {
  /** Remaining ms for highlighting. */
  left: number
  /** Remaining ms for grammars that are used for the first time in this process. */
  startLeft: number
}

/**
 * Returns lines of tokens; undefined if the grammar fails or the time is used up, in which case the code is not highlighted.
 * Without `time` there is no limit.
 */
export type Highlight = (
  code: string,
  grammar: string,
  time?: HighlightTime,
) => Promise<HighlightedLine[] | undefined>

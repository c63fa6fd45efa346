/** A piece of code in one colour. */
export interface HighlightedToken {
  /** The code itself, not escaped. */
  text: string
  /** Class of its colour; undefined for plain text. */
  className: string | undefined
}

/** One line of code as tokens, without its line end. */
export type HighlightedLine = HighlightedToken[]

/** Milliseconds that the blocks of one document share; a highlighter takes off what it uses. */
export interface HighlightTime {
  /** Milliseconds that are left for colouring. */
  left: number
  /** For grammars that are used for the first time in this process. */
  startLeft: number
}

/**
 * Lines of coloured tokens; undefined where the grammar fails or the time is over, which shows the code without colours.
 * Without `time` it takes as long as it needs.
 */
export type Highlight = (
  code: string,
  grammar: string,
  time?: HighlightTime,
) => Promise<HighlightedLine[] | undefined>

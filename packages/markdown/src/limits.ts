/**
 * All limits of the renderer, per document. What exceeds one is shown more plainly, in the smallest possible part, and in
 * the end the whole text as written.
 */

/** UTF-16 units of a source; a longer one is shown as written. */
export const MAX_SOURCE = 1_000_000

/** Nodes of the parsed tree, such as paragraphs, links, texts between them. */
export const MAX_NODES = 200_000

/** Nesting depth of elements. */
export const MAX_DEPTH = 100

/** Lists and quotes that one line may open; a line with more opens none. */
export const MAX_MARKERS = 40

/** Columns before a list item, and number of lines that may have more (deeply nested lists). */
export const MAX_INDENT = 100
export const MAX_INDENTED_LINES = 50

/** Lines that open a list item or a quote: each costs far more than its text. */
export const MAX_CONTAINER_LINES = 15_000

/** Events that are scanned backwards for lazy continuation lines. */
export const MAX_LAZY_STEPS = 2_000_000

/** UTF-16 units of one text (paragraph, heading, cell) that are parsed together; longer ones are parsed in pieces. */
export const MAX_TEXT_PIECE = 4000

/** Nesting depth of emphasis; deeper markers are shown as text. */
export const MAX_EMPHASIS_DEPTH = 30

/** Characters of the name in `[name]`, as in CommonMark. */
export const MAX_LABEL = 999

/** Nesting depth of pictures and links; further brackets are shown as text. */
export const MAX_LABEL_DEPTH = 10

/** Raw HTML elements that may be open at one time; if there are more, all raw HTML is shown as text. */
export const MAX_OPEN_TAGS = 60

/** Cells of all tables together; tables beyond are shown as written. */
export const MAX_CELLS = 20_000

/** Cells that are added to rows shorter than the first row of their table. */
export const MAX_ADDED_CELLS = 2000

/** UTF-16 units of all highlighted code together; blocks beyond are not highlighted. */
export const MAX_COLOURED = 300_000

/** UTF-16 units of a highlighted line of code. */
export const MAX_COLOURED_LINE = 1000

/** Nesting depth of a grammar, such as brackets; deeper code is not highlighted. */
export const MAX_CODE_DEPTH = 300

/** CPU time for the highlighting of one document, ms; blocks beyond are not highlighted. */
export const MAX_COLOUR_TIME_MS = 800

/** Additional ms for grammars that are used for the first time, because their patterns are compiled then. */
export const MAX_START_TIME_MS = 2500

/** UTF-16 units of one formula. */
export const MAX_FORMULA = 5000

/** Entries of the table of contents of one document. */
export const MAX_TOC_ENTRIES = 1000

/** Number of formulas, and ms for them; those beyond are shown as their source. */
export const MAX_FORMULAS = 3000
export const MAX_FORMULA_TIME_MS = 800

/** UTF-16 units of a text that is rendered during a page request, and ms for its highlighting. */
export const MAX_PAGE_SOURCE = 50_000
export const PAGE_COLOUR_TIME_MS = 200

/** UTF-16 units that the summary helper parses; a summary is the beginning of a text. */
export const MAX_SUMMARY_SOURCE = 20_000

/** Maximum UTF-8 bytes of HTML for a source of so many UTF-8 bytes. */
export function maxHtmlBytes(sourceBytes: number): number {
  return 64 * 1024 + 12 * sourceBytes
}

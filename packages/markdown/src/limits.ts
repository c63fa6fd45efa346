/**
 * All limits of the renderer. They hold for one document, whatever it is made of: beyond one, the smallest part that can
 * be is shown more plainly, and in the end the whole text as it was written.
 */

/** UTF-16 units of a source that are read; a longer one is shown as it was written. */
export const MAX_SOURCE = 1_000_000

/** Nodes of the tree that is read from a source, such as paragraphs, links, words between them. */
export const MAX_NODES = 200_000

/** Levels of elements in each other. */
export const MAX_DEPTH = 100

/** Lists and quotes that one line may open; a line with more opens none. */
export const MAX_MARKERS = 40

/** Columns before a list item, and lines that may have more: lists in lists in lists. */
export const MAX_INDENT = 100
export const MAX_INDENTED_LINES = 50

/** Lines that open a list item or a quote: each costs far more than the text in it. */
export const MAX_CONTAINER_LINES = 15_000

/** Events that are looked back over for lines that go on with a paragraph without the signs around it. */
export const MAX_LAZY_STEPS = 2_000_000

/** UTF-16 units of one text (paragraph, heading, cell) that are read together; longer ones are read in pieces. */
export const MAX_TEXT_PIECE = 4000

/** Levels of emphasis in each other; deeper markers are shown as text. */
export const MAX_EMPHASIS_DEPTH = 30

/** Characters of the name in `[name]`, as CommonMark has it. */
export const MAX_LABEL = 999

/** Pictures and links in each other; further brackets are shown as text. */
export const MAX_LABEL_DEPTH = 10

/** Elements of raw HTML that may be open at one time; with more, all raw HTML is shown as text. */
export const MAX_OPEN_TAGS = 60

/** Cells of all tables together; tables beyond are shown as they were written. */
export const MAX_CELLS = 20_000

/** Cells that are added to rows which are shorter than the first one of their table. */
export const MAX_ADDED_CELLS = 2000

/** UTF-16 units of all coloured code together; blocks beyond have no colours. */
export const MAX_COLOURED = 300_000

/** UTF-16 units of a line of code that is coloured. */
export const MAX_COLOURED_LINE = 1000

/** Brackets and the like in each other that a grammar keeps open; deeper code has no colours. */
export const MAX_CODE_DEPTH = 300

/** Milliseconds of work for the colours of one document; blocks beyond have none. */
export const MAX_COLOUR_TIME = 800

/** Milliseconds more for grammars that are used for the first time: their patterns are compiled then. */
export const MAX_START_TIME = 2500

/** UTF-16 units of one formula. */
export const MAX_FORMULA = 5000

/** Entries of the contents list of one document. */
export const MAX_TOC_ENTRIES = 1000

/** Formulas that are drawn, and milliseconds for them; those beyond are shown as their source. */
export const MAX_FORMULAS = 3000
export const MAX_FORMULA_TIME = 800

/** UTF-16 units of a text that is rendered while a page is made, and milliseconds for its colours. */
export const MAX_PAGE_SOURCE = 50_000
export const PAGE_COLOUR_TIME = 200

/** UTF-16 units that the summary helper reads; a summary is the beginning of a text. */
export const MAX_SUMMARY_SOURCE = 20_000

/** UTF-8 bytes of HTML that a source of this many UTF-8 bytes may become. */
export function maxHtmlBytes(sourceBytes: number): number {
  return 64 * 1024 + 12 * sourceBytes
}

/** Where this renderer means to differ from a suite, by the number of the example, and why. */
export type Intended = Record<string, string>

const BARE = 'bare links and addresses are links, as GFM has them'
const TAGFILTER = 'tags are filtered by the sanitiser, after the parser'
const RANGE = 'one tilde is a range (3~5), never a deletion'
const NEWER = 'CommonMark 0.31 reads comments as HTML does; GFM is older'
const SECURE = 'only http, https and mailto become links'
const DASHES = 'no typographic replacements: text stays as written'
const ROWS = 'rows and cells as the GFM specification has them'
const RUNS = 'only two tildes delete, as GFM has it'

export const COMMONMARK: Intended = { 602: BARE, 608: BARE, 611: BARE, 612: BARE }

export const GFM: Intended = {
  610: BARE,
  616: BARE,
  619: BARE,
  620: BARE,
  628: SECURE,
  645: NEWER,
  646: NEWER,
  653: TAGFILTER,
}

export const GFM_EXTENSIONS: Intended = {
  17: RANGE,
  18: RANGE,
  20: 'the suite only asks that nothing crashes',
  22: TAGFILTER,
  23: 'footnotes carry labels for screen readers and ids that do not clash',
}

/** By position in the file, from 0. */
export const MARKDOWN_IT: Intended = {
  5: ROWS,
  6: DASHES,
  7: DASHES,
  8: DASHES,
  9: DASHES,
  10: DASHES,
  13: ROWS,
  15: ROWS,
  18: ROWS,
  19: ROWS,
  20: ROWS,
  30: RUNS,
  31: RUNS,
  32: RUNS,
  33: RUNS,
  41: DASHES,
  43: 'an address is kept as its author wrote it',
  45: 'a lone surrogate becomes the replacement character',
  46: NEWER,
}

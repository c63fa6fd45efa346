/** Intended differences from a specification, by example, with the reason. */
export type Intended = Record<string, string>

const BARE = 'bare links and addresses are links, as GFM has them'
const TAGFILTER = 'tags are filtered by the sanitiser, after the parser'
const RANGE = 'one tilde is a range (3~5), never a deletion'
const SECURE = 'only http, https and mailto become links'
const SCHEME = 'an address is a link, and a scheme before it stays text'
const NOTES = 'footnotes carry labels for screen readers and ids that do not clash'

/** By the number of the example. */
export const COMMONMARK: Intended = { 602: BARE, 608: BARE, 611: BARE, 612: BARE }

/** By title. */
export const GFM: Intended = {
  'a deletion of one tilde': RANGE,
  'two ranges of numbers': RANGE,
  'a scheme of mail': SCHEME,
  'a scheme of chat': SECURE,
  'a scheme of files': SECURE,
  'the tag title': TAGFILTER,
  'the tag textarea': TAGFILTER,
  'the tag style': TAGFILTER,
  'the tag xmp': TAGFILTER,
  'the tag iframe': TAGFILTER,
  'the tag noembed': TAGFILTER,
  'the tag noframes': TAGFILTER,
  'the tag script': TAGFILTER,
  'the tag plaintext': TAGFILTER,
  'a note': NOTES,
}

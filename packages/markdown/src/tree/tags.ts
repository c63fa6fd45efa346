/** Elements an author may write as raw HTML. The sanitiser's schema is derived from this list. */
export const ALLOWED_TAGS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small ' +
    'span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
  ).split(' '),
)

/** Elements that only wrap or decorate: the tags are removed, the content stays. */
const TRANSPARENT_TAGS = new Set(
  (
    'acronym address article aside big body button center data dir fieldset font footer form head ' +
    'header hgroup html label legend main map menu nav nobr noscript output picture section slot ' +
    'strike time tt'
  ).split(' '),
)

/** Elements that neither text nor layout needs: their tags are shown as written. */
const OTHER_TAGS = new Set(
  (
    'applet area audio base basefont bgsound canvas datalist dialog embed frame frameset iframe ' +
    'image input isindex keygen link listing marquee math meta meter noembed noframes object ' +
    'optgroup option param plaintext progress script select source style svg template textarea ' +
    'title track video xmp'
  ).split(' '),
)

/** Elements whose content is not readable text. A block of raw HTML that starts with one is dropped with that content. */
export const DROPPED_TAGS = ['script', 'style', 'template', 'noembed', 'noframes', 'object', 'svg']

/** `allowed`: stays HTML. `transparent`: removed, its content stays. `literal`: shown as written. */
export type TagKind = 'allowed' | 'transparent' | 'literal'

/** Decides how a raw tag is handled. Names that are no HTML elements, such as in `List<String>`, are literal. */
export function tagKind(name: string): TagKind {
  const lower = name.toLowerCase()
  if (ALLOWED_TAGS.has(lower)) return 'allowed'
  return TRANSPARENT_TAGS.has(lower) ? 'transparent' : 'literal'
}

/** Whether HTML has an element of this name, allowed here or not. */
export function isHtmlTag(name: string): boolean {
  const lower = name.toLowerCase()
  return ALLOWED_TAGS.has(lower) || TRANSPARENT_TAGS.has(lower) || OTHER_TAGS.has(lower)
}

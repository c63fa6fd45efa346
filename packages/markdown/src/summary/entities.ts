const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

const NAMED = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    copy: '©',
    emsp: ' ',
    ensp: ' ',
    gt: '>',
    hellip: '…',
    laquo: '«',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    middot: '·',
    nbsp: ' ',
    ndash: '–',
    quot: '"',
    raquo: '»',
    rdquo: '”',
    rsquo: '’',
    times: '×',
  }),
)

/** Character references as characters, so that a cut never leaves half of one. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (reference, decimal, hexadecimal, name) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? reference
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '\ufffd'
  })
}

import simplifiedPairs from 'opencc-js/dict/TSCharacters'

/** Maps each UTF-16 unit to its folded unit, one to one, so that offsets stay the same. */
const FOLDED = makeTable()

/**
 * Folds a text for comparison: lower case, half width, simplified characters. The result has the same length, so that
 * offsets are valid in both.
 */
export function fold(text: string): string {
  const units = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    units[at] = FOLDED[text.charCodeAt(at)] as number
  }
  return Buffer.from(units.buffer).toString('utf16le')
}

function makeTable(): Uint16Array {
  const table = Uint16Array.from({ length: 0x1_00_00 }, (_, unit) => lower(unit))
  // Full-width ASCII, the ideographic space and other spaces.
  for (let unit = 0xff01; unit <= 0xff5e; unit += 1) table[unit] = lower(unit - 0xfee0)
  for (const unit of [0x3000, 0xa0, 0x09, 0x2002, 0x2003, 0x2009]) table[unit] = 0x20
  for (const pair of simplifiedPairs.split('|')) {
    const [traditional = '', simplified = ''] = pair.split(' ')
    // Characters beyond the basic plane, and those with two-character mappings, stay unchanged.
    if (traditional.length === 1 && simplified.length === 1) {
      table[traditional.charCodeAt(0)] = simplified.charCodeAt(0)
    }
  }
  return table
}

function lower(unit: number): number {
  const low = String.fromCharCode(unit).toLowerCase()
  return low.length === 1 ? low.charCodeAt(0) : unit
}

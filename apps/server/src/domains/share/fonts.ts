import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'

const require = createRequire(import.meta.url)
const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'))

interface Part {
  readonly name: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

let parts: Promise<readonly Part[]> | undefined
const read = new Map<string, Promise<Buffer>>()

/** Characters without a glyph in the font, which would be drawn as boxes. */
export async function findMissingGlyphs(text: string): Promise<Set<string>> {
  const known = await readParts()
  const characters = [...new Set(text)]
  return new Set(characters.filter((each) => partOf(known, each) === undefined))
}

/**
 * Loads the font subsets that a text needs. The font has about 100 subsets by character; most texts need a few. System
 * fonts are not used. Each subset has a unique name, because satori uses only one of several fonts with the same name.
 */
export async function loadFonts(text: string, weight: 400 | 700): Promise<Font[]> {
  const known = await readParts()
  const names = new Set([...new Set(text)].map((each) => partOf(known, each) ?? 'latin'))
  return Promise.all(
    [...names].map(async (name) => {
      const file = `noto-sans-sc-${name}-${weight}-normal.woff`
      const data = read.get(file) ?? readFile(path.join(folder, 'files', file))
      read.set(file, data)
      return { name: `${name}-${weight}`, weight, style: 'normal' as const, data: await data }
    }),
  )
}

function partOf(known: readonly Part[], character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0
  return known.find(({ ranges }) => ranges.some(([first, last]) => point >= first && point <= last))
    ?.name
}

function readParts(): Promise<readonly Part[]> {
  parts ??= readFile(path.join(folder, 'unicode.json'), 'utf8').then((text) => {
    const listed: Record<string, string> = JSON.parse(text)
    return Object.entries(listed).map(([key, ranges]) => ({
      name: key.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(toRange),
    }))
  })
  return parts
}

/** `U+4e00-4e0d` or `U+4e00`. */
function toRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

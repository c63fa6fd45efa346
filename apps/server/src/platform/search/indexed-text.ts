import type { WrittenText } from './source.ts'
import { splitCode } from './split-code.ts'
import { type Field, toDigest, toTerms } from './terms.ts'

/** Index data of a long text. Computed in a worker thread before the transaction that writes it. */
export interface IndexedText {
  /** The beginning of the readable text, prose or code. */
  readonly beginning: string
  readonly prose: string
  readonly code: string
  /** One per line. */
  readonly headings: string
  /** Digests of the terms. */
  readonly terms: readonly number[]
  /** Latin words of the text. */
  readonly words: readonly string[]
}

/** Limits per text. Texts of 200 kB have about 20,000 terms and 5,000 words; the rest of longer ones is not indexed. */
const MAX_TERMS = 40_000
const MAX_WORDS = 10_000
const MAX_HEADINGS = 500
const MAX_BEGINNING = 200

/** Computes the index data of a text. */
export function toIndexedText({ searchText, mdContent, toc }: WrittenText): IndexedText {
  const { prose, code } = splitCode(searchText, mdContent)
  const headings = toc
    .slice(0, MAX_HEADINGS)
    .map((entry) => entry.text)
    .join('\n')
  const ofHeadings = toTerms(headings)
  const ofText = toTerms(`${prose}\n${code}`)
  const digests = new Set<number>()
  const add = (field: Field, terms: ReadonlySet<string>) => {
    for (const term of terms) {
      if (digests.size >= MAX_TERMS) return
      digests.add(toDigest(field, term))
    }
  }
  add('heading', ofHeadings.terms)
  add('any', ofHeadings.terms)
  add('any', ofText.terms)
  const words = [...ofHeadings.words, ...ofText.words].slice(0, MAX_WORDS)
  const beginning = searchText.slice(0, MAX_BEGINNING)
  return { beginning, prose, code, headings, terms: [...digests], words }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Word lists of the vocabulary rules. */
export interface Vocabulary {
  /** Words that no text of the source may contain. */
  refusedWords: string[]
  /** Words that no identifier and no file name may contain. */
  retiredNames: string[]
}

/**
 * Reads the vocabulary from CONTRIBUTING.md: the refused words of its style guide and the last column of its glossary.
 * @param root folder of the repository
 * @throws Error if a list is missing or empty
 */
export function readVocabulary(root: string): Vocabulary {
  return parseVocabulary(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'))
}

/** See `readVocabulary`. */
export function parseVocabulary(text: string): Vocabulary {
  const refused = /^Refused words: (.*)$/m.exec(text)?.[1] ?? ''
  const glossary = text.split(/^## Glossary$/m)[1]?.split(/^## /m)[0] ?? ''
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '))
  const lastCells = rows.slice(2).map((row) => row.split('|').at(-2) ?? '')
  return {
    refusedWords: readCodes(refused, 'refused words'),
    retiredNames: readCodes(lastCells.join(), 'retired names'),
  }
}

function readCodes(text: string, list: string): string[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')
  if (codes.length === 0) throw new Error(`CONTRIBUTING.md has no ${list}.`)
  return codes
}

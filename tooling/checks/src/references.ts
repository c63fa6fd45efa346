import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSources } from './files.ts'
import { isHeld, listDocuments } from './markdown.ts'

/** A document of the repository, with the anchor in it. */
const DOCUMENT = /\bdocs\/[\w/-]+\.md(?:#([^\s`'"),.;:]+))?/g
const DECISION = /\bdecision (\d{4})\b/gi

/** How texts cite what stands outside of the repository. Public standards are cited by name: `RFC 9110 §7.8`. */
const OUTSIDE = [
  /(?<!RFC \d{3,5} )§ ?\d/g,
  /\b(?:spec|specification)(?:,| \()? ?sections? \d/gi,
  /\bsections? \d+ (?:of|and)\b/gi,
  /\bthe specification\b/gi,
  /\bcontract,? (?:[A-Z]\d|\d+\.\d)/g,
  /\bB-\d{3}\b/g,
]

/** The checks show references that must fail. */
const isExample = (file: string) => /^tooling\/checks\/src\/(.+\.test|references)\.ts$/.test(file)

/** References of sources and documents to documents that the repository does not hold, as `file:line: reference`. */
export function findLostReferences(root: string): string[] {
  const texts = [
    ...readSources(root).filter(({ path: file }) => !isExample(file)),
    ...listDocuments(root).map((file) => ({
      path: file,
      text: readFileSync(path.join(root, file), 'utf8'),
    })),
  ]
  const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) =>
    path.basename(file).slice(0, 4),
  )
  const isHeldReference = (file: string, [reference, anchor]: RegExpExecArray) =>
    [root, path.join(root, path.dirname(file))].some((from) =>
      isHeld(path.join(from, reference.replace(/#.*/, '')), anchor),
    )
  return texts.flatMap(({ path: file, text }) =>
    [
      ...[...text.matchAll(DOCUMENT)].filter((match) => !isHeldReference(file, match)),
      ...[...text.matchAll(DECISION)].filter(([, number = '']) => !numbers.includes(number)),
      ...OUTSIDE.flatMap((pattern) => [...text.matchAll(pattern)]),
    ].map((match) => `${file}:${lineAt(text, match.index)}: ${match[0]}`),
  )
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

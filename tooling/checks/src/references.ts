import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSources } from './files.ts'
import { existsWithAnchor, listDocuments } from './markdown.ts'

/** Reference to a document of the repository with an optional anchor. */
const DOCUMENT = /\bdocs\/[\w/-]+\.md(?:#([^\s`'"),.;:]+))?/g
const DECISION = /\bdecision (\d{4})\b/gi

/** References to documents outside of the repository. Public standards are allowed: `RFC 9110 §7.8`. */
const OUTSIDE = [
  /(?<!RFC \d{3,5} )§ ?\d/g,
  /\b(?:spec|specification)(?:,| \()? ?sections? \d/gi,
  /\bsections? \d+ (?:of|and)\b/gi,
  /\bthe specification\b/gi,
  /\bcontract,? (?:[A-Z]\d|\d+\.\d)/g,
  /\bB-\d{3}\b/g,
]

/** Tests of these checks contain references that must fail. */
const isExample = (file: string) => /^tooling\/checks\/src\/(.+\.test|references)\.ts$/.test(file)

/** Finds references of sources and documents to missing documents, as `file:line: reference`. */
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
  const isResolved = (file: string, [reference, anchor]: RegExpExecArray) =>
    [root, path.join(root, path.dirname(file))].some((from) =>
      existsWithAnchor(path.join(from, reference.replace(/#.*/, '')), anchor),
    )
  return texts.flatMap(({ path: file, text }) =>
    [
      ...[...text.matchAll(DOCUMENT)].filter((match) => !isResolved(file, match)),
      ...[...text.matchAll(DECISION)].filter(([, number = '']) => !numbers.includes(number)),
      ...OUTSIDE.flatMap((pattern) => [...text.matchAll(pattern)]),
    ].map((match) => `${file}:${lineAt(text, match.index)}: ${match[0]}`),
  )
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

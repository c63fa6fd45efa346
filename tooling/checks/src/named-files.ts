import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** READMEs and documents. Decisions are excluded, because they describe the state at their date. */
const TEXTS = ['README.md', '{apps,packages}/*/README.md', 'docs/*.md']
const NAMED = /`((?:apps|packages|tooling|docs)\/[^`\s*]+\.[a-z]+)`/g

/** Finds missing files that a document names, as `document: file`. */
export function findLostFiles(root: string): string[] {
  return globSync(TEXTS, { cwd: root }).flatMap((text) =>
    Array.from(readFileSync(path.join(root, text), 'utf8').matchAll(NAMED), ([, file = '']) => file)
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${text}: ${file}`),
  )
}

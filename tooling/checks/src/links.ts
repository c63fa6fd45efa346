import { readFileSync } from 'node:fs'
import path from 'node:path'
import { existsWithAnchor, linksOf, listDocuments, parseMarkdown } from './markdown.ts'

const ELSEWHERE = /^[a-z][a-z+.-]*:/i

/** Finds links of documents to missing files or anchors, as `document:line: link`. */
export function findBrokenLinks(root: string): string[] {
  return listDocuments(root).flatMap((document) =>
    linksOf(parseMarkdown(readFileSync(path.join(root, document), 'utf8')))
      .filter(({ url }) => !ELSEWHERE.test(url) && !resolves(root, document, url))
      .map(({ url, line }) => `${document}:${line}: ${url}`),
  )
}

function resolves(root: string, document: string, url: string): boolean {
  const [target = '', anchor] = url.split('#').map(decodeURIComponent)
  const from = path.join(root, document)
  return existsWithAnchor(target === '' ? from : path.resolve(path.dirname(from), target), anchor)
}

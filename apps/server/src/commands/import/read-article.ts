import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportArticleRequest } from '../../domains/article/import-request.ts'
import { copy } from './copy.ts'
import { decodeText } from './decode.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { AddNote } from './note.ts'
import { findPictureLinks, isLocal, readPictures } from './pictures.ts'
import { type ArticleOptions, toArticle } from './to-article.ts'

/**
 * Reads one file into the request that stores it; undefined where there is nothing to store. Problems are reported to
 * `note` with their lines.
 * @param root the imported folder
 */
export async function readArticle(
  root: string,
  options: ArticleOptions,
  note: AddNote,
): Promise<ImportArticleRequest | undefined> {
  const decoded = decodeText(await readFile(path.join(root, options.file)))
  if (decoded.encoding !== 'utf-8') {
    note({ level: 'info', kind: 'read-as', message: copy.readAs(decoded.encoding.toUpperCase()) })
  }
  for (const { kind, line, message } of decoded.problems) {
    note({ level: 'warning', kind, line, message })
  }
  const front = splitFrontMatter(decoded.text)
  if (front.problem !== undefined) {
    note({ level: 'warning', kind: 'front-matter', ...front.problem })
  }
  if (front.body.trim() === '' && Object.keys(front.data).length === 0) {
    note({ level: 'error', kind: 'failed', message: copy.emptyFile })
    return undefined
  }
  const article = toArticle(front, options, note)
  const links = new Map(findPictureLinks(front.body, front.bodyLine))
  const { imageUrl } = article
  // A cover is in the front matter; line 0 means no line of the body.
  if (imageUrl !== undefined && isLocal(imageUrl) && !links.has(imageUrl)) links.set(imageUrl, 0)
  const files = await readPictures(root, options.file, links, note)
  const hasCover =
    imageUrl !== undefined && (!isLocal(imageUrl) || files.some((it) => it.path === imageUrl))
  return { ...article, imageUrl: hasCover ? imageUrl : undefined, files }
}

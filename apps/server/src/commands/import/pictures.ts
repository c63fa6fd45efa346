import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImportFile } from '../../domains/article/import-request.ts'
import { copy } from './copy.ts'
import type { AddNote } from './note.ts'
import { readPictureType } from './picture-type.ts'

/** Picture addresses as written in a text, each with the line of its first use (from 1). */
export type PictureLinks = ReadonlyMap<string, number>

const MAX_MEGABYTES = 20
export const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?)$/i
/** Folders that site generators serve from `/`. */
const STATIC_FOLDERS = ['', 'static', 'public', 'source', 'assets', '.vuepress/public', 'docs']

/** Finds `![](path)`, `[x]: path` and `<img src="path">` outside of code. Remote addresses are skipped. */
export function findPictureLinks(body: string, firstLine: number): PictureLinks {
  const links = new Map<string, number>()
  for (const [index, line] of blankCode(body).split('\n').entries()) {
    for (const link of linksOf(line)) {
      if (isLocal(link) && !links.has(link)) links.set(link, firstLine + index)
    }
  }
  return links
}

/** Whether an address is a local path. */
export function isLocal(link: string): boolean {
  return link !== '' && !/^([a-z][a-z0-9+.-]*:|\/\/|#|\?|\{\{)/i.test(link)
}

/**
 * Reads the pictures of one file. Nothing outside of the folder is read, not even through a symbolic link. Missing and
 * unusable pictures are reported; their links are not changed.
 * @param root the imported folder
 * @param file path inside it, with `/`
 */
export async function readPictures(
  root: string,
  file: string,
  links: PictureLinks,
  note: AddNote,
): Promise<ImportFile[]> {
  const realRoot = await realpath(root)
  const files: ImportFile[] = []
  for (const [link, line] of links) {
    const refuse = (kind: 'missing-picture' | 'outside-picture' | 'bad-picture', message: string) =>
      note({ level: 'warning', kind, line: line || undefined, message })
    const found = await findPicture(realRoot, file, link)
    if (found === 'outside') refuse('outside-picture', copy.outsidePicture(link))
    else if (found === undefined) refuse('missing-picture', copy.missingPicture(link))
    else if (found.size > MAX_MEGABYTES * 1024 * 1024) {
      refuse('bad-picture', copy.hugePicture(link, MAX_MEGABYTES))
    } else {
      const bytes = await readFile(found.path)
      const type = await readPictureType(bytes)
      if (type === undefined) refuse('bad-picture', copy.notPicture(link))
      else if (type === 'unsafe-svg') refuse('bad-picture', copy.unsafeSvg(link))
      else files.push({ path: link, name: `picture.${type}`, base64: bytes.toString('base64') })
    }
  }
  return files
}

async function findPicture(
  realRoot: string,
  file: string,
  link: string,
): Promise<{ path: string; size: number } | 'outside' | undefined> {
  const candidates = candidatesOf(realRoot, file, cleanLink(link))
  // The first candidate decides whether the link points outside.
  let isOutside = !isInside(realRoot, candidates[0] ?? realRoot)
  for (const candidate of candidates) {
    const real = await realpath(candidate).catch(() => undefined)
    if (real === undefined || !isInside(realRoot, candidate)) continue
    if (!isInside(realRoot, real)) isOutside = true
    else {
      const found = await stat(real)
      if (found.isFile()) return { path: real, size: found.size }
    }
  }
  return isOutside ? 'outside' : undefined
}

/** Candidate paths: beside the file, in its asset folder (Hexo), and in the static folders of all parent folders. */
function candidatesOf(realRoot: string, file: string, link: string): string[] {
  const folder = path.join(realRoot, path.dirname(file))
  if (!link.startsWith('/')) {
    const assets = path.join(folder, path.basename(file, path.extname(file)))
    return [path.resolve(folder, link), path.resolve(assets, link), path.resolve(realRoot, link)]
  }
  const above: string[] = []
  for (let at = folder; isInside(realRoot, at); at = path.dirname(at)) above.push(at)
  return above.flatMap((at) => STATIC_FOLDERS.map((name) => path.join(at, name, link)))
}

function isInside(root: string, candidate: string): boolean {
  return candidate === root || candidate.startsWith(root + path.sep)
}

function cleanLink(link: string): string {
  const bare = link.replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(bare).replaceAll('\0', '')
  } catch {
    return bare
  }
}

/** All quantifiers are bounded, so that runs of brackets take linear time. */
function* linksOf(line: string): Generator<string> {
  const inline = /!\[[^\]]{0,300}\]\(\s*(?:<([^>]{1,900})>|([^\s)]{1,900}))/g
  for (const [, wrapped, bare] of line.matchAll(inline)) yield wrapped ?? bare ?? ''
  for (const [, double, single] of line.matchAll(
    /<img\b[^>]{0,300}?\bsrc=(?:"([^"]+)"|'([^']+)')/gi,
  )) {
    yield double ?? single ?? ''
  }
  const definition = /^ {0,3}\[[^\]^][^\]]*\]:\s*<?([^\s>]+)/.exec(line)?.[1]
  if (definition !== undefined && PICTURE_NAME.test(cleanLink(definition))) yield definition
}

/** Removes code blocks and code spans; keeps the number of lines. */
function blankCode(body: string): string {
  let fence = ''
  return body
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence !== '') {
        if (mark?.startsWith(fence)) fence = ''
        return ''
      }
      if (mark !== undefined) {
        fence = mark
        return ''
      }
      return line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')
    })
    .join('\n')
}

import path from 'node:path'
import { toSummary } from '@mozhan/markdown'
import type { ImportArticleRequest } from '../../domains/article/import-request.ts'
import { copy } from './copy.ts'
import type { FrontMatter } from './front-matter.ts'
import { cleanHeadings, findHeading, isFirstBlock, plainText, removeHeading } from './headings.ts'
import { type Data, readDate, readHeadKeywords, readText, readWords, toIsoDate } from './meta.ts'
import type { AddNote } from './note.ts'

export interface ArticleOptions {
  readonly author: string
  /** Path inside the imported folder, with `/`. */
  readonly file: string
  /** Name of the imported folder. */
  readonly folder: string
  /** Channel for labels that do not exist yet. */
  readonly channel?: string
  /** Imports everything as private. */
  readonly isPrivate?: boolean
  /** Imports drafts as public. */
  readonly publishDrafts?: boolean
}

const MAX_TITLE_LENGTH = 255
const MAX_SUMMARY_LENGTH = 500
const LABEL_LIMIT = 30
const MAX_LABELS = 5
const COVER_KEYS = 'cover image thumbnail banner coverImage featured_image header-img img'.split(
  ' ',
)

/** Converts the front matter and body of a file to an article. Pictures are read afterwards. */
export function toArticle(
  front: FrontMatter,
  options: ArticleOptions,
  note: AddNote,
): Omit<ImportArticleRequest, 'files'> {
  const { data } = front
  const { title, body } = takeTitle(front, options.file, note)
  const createDate = readDate(data, ['date', 'created', 'createTime', 'pubDate'], note)
  const markdown = cleanHeadings(body).trim()
  const isPrivateDraft = isDraft(data, options) && !options.publishDrafts
  if (isPrivateDraft) note({ level: 'info', kind: 'private', message: copy.privateDraft })
  if (markdown === '') note({ level: 'warning', kind: 'empty-body', message: copy.emptyBody })
  return {
    author: options.author,
    sourceKey: `${options.folder}/${options.file}`.normalize('NFC'),
    title,
    markdown: markdown === '' ? title : `${markdown}\n`,
    createDate: createDate ?? dateOfName(options.file),
    updateDate: readDate(data, ['lastmod', 'updated', 'last_modified_at', 'modified'], note),
    labels: takeLabels(data, options, note),
    channels: options.channel === undefined ? undefined : [options.channel],
    summary: takeSummary(data, body),
    imageUrl: readCover(data),
    isPublic: !(options.isPrivate || isPrivateDraft),
    ...takeKind(data),
  }
}

function takeTitle(
  { data, body }: FrontMatter,
  file: string,
  note: AddNote,
): { title: string; body: string } {
  const given = withoutComponents(readText(data, ['title']) ?? '')
  const top = findHeading(body, 1)
  if (given !== '') {
    const isRepeated = top?.text === plainText(given) && isFirstBlock(body, top.line)
    return { title: cutTitle(given, note), body: isRepeated ? removeHeading(body, top) : body }
  }
  const heading = top ?? findHeading(body)
  if (heading !== undefined) {
    // A lower-level heading further down also starts a section, so it stays in the text.
    const isTitle = heading.depth === 1 || isFirstBlock(body, heading.line)
    return {
      title: cutTitle(heading.text, note),
      body: isTitle ? removeHeading(body, heading) : body,
    }
  }
  const title = titleOfName(file)
  note({ level: 'info', kind: 'title', message: copy.titleFromName(title) })
  return { title: cutTitle(title, note), body }
}

/** Removes the badges of VuePress and VitePress; otherwise front matter is plain text. */
function withoutComponents(text: string): string {
  return text
    .replace(/<Badge\b[^<>]*(?:\/>|>[^<>]*<\/Badge>)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function cutTitle(title: string, note: AddNote): string {
  if (title.length <= MAX_TITLE_LENGTH) return title
  note({ level: 'warning', kind: 'title', message: copy.titleCut })
  return title
    .slice(0, MAX_TITLE_LENGTH)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
}

function titleOfName(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, '')
  const isIndex = /^(index|_index|readme)$/i.test(name)
  const folder = path.posix.basename(path.posix.dirname(file))
  const words = isIndex && folder !== '.' ? folder : name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
  return words.replace(/[-_]+/g, ' ').trim() || name
}

/** Jekyll file names contain the date: `2024-05-01-title.md`. */
function dateOfName(file: string): string | undefined {
  const day = /^(\d{4}-\d{1,2}-\d{1,2})-/.exec(path.posix.basename(file))?.[1]
  return day === undefined ? undefined : toIsoDate(day)
}

function takeLabels(data: Data, { file, folder }: ArticleOptions, note: AddNote): string[] {
  // Only Jekyll separates words by spaces.
  const isJekyll = /(^|\/)_posts\//.test(file)
  const own = readWords(data, ['tags', 'tag', 'categories', 'category'], isJekyll)
  const found = own.length > 0 ? own : [...readWords(data, ['keywords']), ...readHeadKeywords(data)]
  const names = new Map(found.map((name) => [name.toLowerCase(), cutLabel(name)]))
  const labels = [...names.values()]
  if (labels.length > MAX_LABELS) {
    const dropped = labels.slice(MAX_LABELS).join('、')
    note({ level: 'info', kind: 'labels', message: copy.tooManyLabels(dropped) })
  }
  if (labels.length > 0) return labels.slice(0, MAX_LABELS)
  const nearest = path.posix.basename(path.posix.dirname(file))
  const label = cutLabel(nearest === '.' ? folder : nearest.replace(/^_/, ''))
  note({ level: 'info', kind: 'labels', message: copy.labelFromFolder(label) })
  return [label]
}

function cutLabel(name: string): string {
  return [...name.replace(/^#/, '')].slice(0, LABEL_LIMIT).join('')
}

function takeSummary(data: Data, body: string): string | undefined {
  const given = readText(data, ['description', 'summary', 'desc', 'excerpt'])
  if (given !== undefined) return cutSummary(withoutComponents(given))
  const [above, below] = body.split(/<!--\s*more\s*-->/, 2)
  const lead =
    above !== undefined && below !== undefined ? toSummary(above, MAX_SUMMARY_LENGTH) : ''
  return lead || readText(data, ['subtitle'])?.slice(0, MAX_SUMMARY_LENGTH)
}

function cutSummary(text: string): string {
  const chars = [...text]
  return chars.length <= MAX_SUMMARY_LENGTH
    ? text
    : `${chars.slice(0, MAX_SUMMARY_LENGTH - 1).join('')}…`
}

/** Hugo and Hexo themes use a string or `cover: { image: … }`. */
function readCover(data: Data): string | undefined {
  const direct = readText(data, COVER_KEYS)
  if (direct !== undefined) return direct
  const { cover } = data
  return typeof cover === 'object' && cover !== null
    ? readText(Object.fromEntries(Object.entries(cover)), ['image', 'url', 'src'])
    : undefined
}

function isDraft(data: Data, { file, folder }: ArticleOptions): boolean {
  const isTrue = (value: unknown) => value === true || value === 'true'
  const isFalse = (value: unknown) => value === false || value === 'false'
  // Hexo and Jekyll mark drafts by this folder alone.
  if (`${folder}/${file}`.split('/').includes('_drafts')) return true
  return isTrue(data.draft) || isTrue(data.private) || isFalse(data.published)
}

function takeKind(data: Data): Pick<ImportArticleRequest, 'kind' | 'source'> {
  const source = readText(data, ['source', 'original', 'origin', 'reprint_from'])
  const isTranslation = data.translators !== undefined || data.translator !== undefined
  const kind = isTranslation ? 'translation' : source === undefined ? 'original' : 'repost'
  return { kind, source: source?.slice(0, 1000) }
}

import {
  type Article,
  type Column,
  countCharacters,
  hasVisibleText,
  MAX_ARTICLE_SUMMARY_LENGTH,
  MAX_ARTICLE_TITLE_LENGTH,
  MAX_LABELS,
} from '@mozhan/api-client/contract'
import { firstLineOf, readDraftId } from '@mozhan/editor'
import type { NamedText } from '@mozhan/editor/journal'

export { countCharacters }

/** Form of an article. Plain JSON, because the journal stores it. */
export interface ArticleDraft extends NamedText {
  /** `updateDate` of the edited article. */
  basedOn?: string
  title: string
  content: string
  labelIds: string[]
  columnIds: string[]
  /** URL of the cover; empty for none. */
  cover: string
  summary: string
  isPublic: boolean
  /** Value of the dictionary `article_type`. */
  kind: string
  /** Source of a reprint or a translation. */
  source: string
}

/** Problem of a field. */
export type DraftProblem = 'missing' | 'tooLong' | 'tooMany'
export type DraftProblems = Partial<Record<keyof ArticleDraft, DraftProblem>>

/** Maximum length of a title in graphemes (contract, article form). */
export const MAX_TITLE_LENGTH = MAX_ARTICLE_TITLE_LENGTH
export const MAX_SUMMARY_LENGTH = MAX_ARTICLE_SUMMARY_LENGTH
export const LABEL_LIMIT = MAX_LABELS
const MAX_SOURCE_LENGTH = 1000

/** An original text, which has no source. */
export const ORIGINAL = 'original'

export const EMPTY_DRAFT: ArticleDraft = {
  title: '',
  content: '',
  labelIds: [],
  columnIds: [],
  cover: '',
  summary: '',
  isPublic: true,
  kind: ORIGINAL,
  source: '',
}

/** The form of a published article. */
export function toArticleDraft(article: Article): ArticleDraft {
  return {
    title: article.title,
    content: article.mdContent ?? '',
    labelIds: article.labelIds,
    columnIds: article.columnIds,
    cover: article.imageUrl ?? '',
    summary: article.summary,
    isPublic: article.ispublic !== 0,
    kind: article.kind ?? ORIGINAL,
    source: article.source ?? '',
    ...(article.updateDate === undefined ? {} : { basedOn: article.updateDate }),
  }
}

/**
 * Parses a form from the journal or from a draft of the server. Missing or invalid fields get the value of the empty form.
 */
export function parseArticleDraft(value: unknown): ArticleDraft {
  const fields = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof ArticleDraft): unknown => Reflect.get(fields, name)
  const text = (name: keyof ArticleDraft): string => {
    const found = read(name)
    return typeof found === 'string' ? found : ''
  }
  const ids = (name: keyof ArticleDraft): string[] => {
    const found = read(name)
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  }
  const textId = readDraftId(read('textId'))
  const basedOn = read('basedOn')
  return {
    title: text('title'),
    content: text('content'),
    labelIds: ids('labelIds'),
    columnIds: ids('columnIds'),
    cover: text('cover'),
    summary: text('summary'),
    isPublic: read('isPublic') !== false,
    kind: text('kind') || ORIGINAL,
    source: text('source'),
    ...(textId === undefined ? {} : { textId }),
    ...(typeof basedOn === 'string' ? { basedOn } : {}),
  }
}

/**
 * Finds the problems that prevent publishing, by field.
 * @param currentTitle title of the stored article, accepted unchanged because an imported one may exceed the limit
 */
export function findProblems(draft: ArticleDraft, currentTitle = ''): DraftProblems {
  const problems: DraftProblems = {}
  const title = draft.title.trim()
  if (!hasVisibleText(title)) problems.title = 'missing'
  else if (title !== currentTitle.trim() && countCharacters(title) > MAX_TITLE_LENGTH)
    problems.title = 'tooLong'
  if (!hasVisibleText(draft.content)) problems.content = 'missing'
  if (draft.labelIds.length === 0) problems.labelIds = 'missing'
  else if (draft.labelIds.length > LABEL_LIMIT) problems.labelIds = 'tooMany'
  if (countCharacters(draft.summary) > MAX_SUMMARY_LENGTH) problems.summary = 'tooLong'
  if (draft.kind !== ORIGINAL && !hasVisibleText(draft.source)) problems.source = 'missing'
  else if (draft.source.length > MAX_SOURCE_LENGTH) problems.source = 'tooLong'
  return problems
}

/**
 * Builds the request body that creates or updates an article. The server generates an omitted summary.
 * @param columns the author's current columns, because the server rejects others
 */
export function toArticleInput(draft: ArticleDraft, columns: readonly Pick<Column, 'id'>[]) {
  const isOriginal = draft.kind === ORIGINAL
  return {
    title: draft.title.trim(),
    mdContent: draft.content,
    labelIds: draft.labelIds,
    columnIds: draft.columnIds.filter((id) => columns.some((column) => column.id === id)),
    imageUrl: draft.cover.trim(),
    summary: draft.summary.trim(),
    ispublic: draft.isPublic ? (1 as const) : (0 as const),
    kind: draft.kind,
    source: isOriginal ? '' : draft.source.trim(),
  }
}

const IMAGE = /!\[[^\]\n]{0,500}\]\(\s*<?((?:https?:\/\/|\/)[^\s)>]{1,1000})/g

/** URLs of pictures in a text that can be its cover, in order. */
export function findPictures(markdown: string, max = 12): string[] {
  const found = new Set<string>()
  for (const [, address] of markdown.matchAll(IMAGE)) {
    if (address !== undefined) found.add(address)
    if (found.size >= max) break
  }
  return [...found]
}

/** Title of a draft in lists. */
export function titleOfDraft({ title, content }: ArticleDraft): string {
  return title.trim() || firstLineOf(content)
}

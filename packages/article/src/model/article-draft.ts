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

/** What a writer fills in. Plain JSON: the journal keeps it as it is. */
export interface ArticleDraft extends NamedText {
  /** `updateDate` of the article that is changed. */
  basedOn?: string
  title: string
  content: string
  labelIds: string[]
  columnIds: string[]
  /** Address of the main picture; empty for none. */
  cover: string
  summary: string
  isPublic: boolean
  /** Value of the dictionary `article_type`. */
  kind: string
  /** Where a reprint or a translation comes from. */
  source: string
}

/** What is wrong with a field. */
export type DraftProblem = 'missing' | 'tooLong' | 'tooMany'
export type DraftProblems = Partial<Record<keyof ArticleDraft, DraftProblem>>

/** Longest title the form takes, in characters as readers count them (contract, article form). */
export const MAX_TITLE_LENGTH = MAX_ARTICLE_TITLE_LENGTH
export const MAX_SUMMARY_LENGTH = MAX_ARTICLE_SUMMARY_LENGTH
export const LABEL_LIMIT = MAX_LABELS
const MAX_SOURCE_LENGTH = 1000

/** One's own text, which names no source. */
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
 * Reads what a journal or a draft of the server kept; what is missing or of another type takes the empty form's value.
 */
export function parseArticleDraft(value: unknown): ArticleDraft {
  const kept = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof ArticleDraft): unknown => Reflect.get(kept, name)
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
 * What keeps a form from being sent, by field. Nothing here is about the text's quality.
 * @param keptTitle the title the article has: an imported one may be longer than the form's limit
 */
export function findProblems(draft: ArticleDraft, keptTitle = ''): DraftProblems {
  const problems: DraftProblems = {}
  const title = draft.title.trim()
  if (!hasVisibleText(title)) problems.title = 'missing'
  else if (title !== keptTitle.trim() && countCharacters(title) > MAX_TITLE_LENGTH)
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
 * The body of the calls that create and change an article. An empty summary is left to the server.
 * @param columns the writer's columns as they stand: the server refuses any other
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

/** Pictures of a text that may serve as its cover, in their order. */
export function findPictures(markdown: string, most = 12): string[] {
  const found = new Set<string>()
  for (const [, address] of markdown.matchAll(IMAGE)) {
    if (address !== undefined) found.add(address)
    if (found.size >= most) break
  }
  return [...found]
}

/** What a text is called in lists. */
export function titleOfDraft({ title, content }: ArticleDraft): string {
  return title.trim() || firstLineOf(content)
}

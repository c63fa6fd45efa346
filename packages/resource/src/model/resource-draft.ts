import {
  countCharacters,
  hasVisibleText,
  MAX_LABELS,
  type Resource,
  type StoredFile,
} from '@mozhan/api-client/contract'

/** What the form holds. Plain JSON: the browser keeps it over a reload. */
export interface ResourceDraft {
  title: string
  summary: string
  type: string
  labelIds: string[]
  /** The file, once it has arrived. */
  file?: StoredFile
}

export type DraftProblem = 'missing' | 'tooLong'
export type DraftProblems = Partial<Record<'file' | 'title' | 'summary' | 'type', DraftProblem>>

/** Longest texts the form takes, in characters as readers count them (contract, resource form). */
export const MAX_TITLE_LENGTH = 50
export const MAX_SUMMARY_LENGTH = 2000
export const LABEL_LIMIT = MAX_LABELS

export const EMPTY_DRAFT: ResourceDraft = { title: '', summary: '', type: '', labelIds: [] }

/** The form of a resource that stands already. */
export function toResourceDraft(resource: Resource): ResourceDraft {
  const { title, summary, type = '', labelIds, fileUrl, fileName, fileSize, fileType } = resource
  const file = fileUrl === undefined ? undefined : { fileUrl, fileName, fileSize, fileType }
  return { title, summary, type, labelIds, ...(file ? { file } : {}) }
}

/** Whether the browser kept a form that can still be read. */
export function isResourceDraft(value: unknown): value is ResourceDraft {
  if (typeof value !== 'object' || value === null) return false
  const read = (name: keyof ResourceDraft): unknown => Reflect.get(value, name)
  const texts = (['title', 'summary', 'type'] as const).every(
    (name) => typeof read(name) === 'string',
  )
  const file = read('file')
  const isFile =
    file === undefined ||
    (typeof file === 'object' && file !== null && typeof Reflect.get(file, 'fileUrl') === 'string')
  return texts && Array.isArray(read('labelIds')) && isFile
}

/** What keeps a form from being sent, by field. */
export function findProblems({ title, summary, type, file }: ResourceDraft): DraftProblems {
  const problems: DraftProblems = {}
  if (file === undefined) problems.file = 'missing'
  const fault = (text: string, limit: number): DraftProblem | undefined =>
    !hasVisibleText(text) ? 'missing' : countCharacters(text.trim()) > limit ? 'tooLong' : undefined
  const ofTitle = fault(title, MAX_TITLE_LENGTH)
  const ofSummary = fault(summary, MAX_SUMMARY_LENGTH)
  if (ofTitle) problems.title = ofTitle
  if (ofSummary) problems.summary = ofSummary
  if (type === '') problems.type = 'missing'
  return problems
}

/** A title to begin with: the name of the file without its extension. */
export function titleOfFile(name: string): string {
  return name.replace(/(?:\.tar)?\.[^.]{1,10}$/i, '').trim()
}

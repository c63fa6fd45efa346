import {
  countCharacters,
  hasVisibleText,
  MAX_LABELS,
  type Resource,
  type StoredFile,
} from '@mozhan/api-client/contract'

/** Values of the form. Plain JSON, because the browser stores it over a reload. */
export interface ResourceDraft {
  title: string
  summary: string
  type: string
  labelIds: string[]
  /** The file, once it is uploaded. */
  file?: StoredFile
}

export type DraftProblem = 'missing' | 'tooLong'
export type DraftProblems = Partial<Record<'file' | 'title' | 'summary' | 'type', DraftProblem>>

/** Maximum lengths in graphemes (contract, resource form). */
export const MAX_TITLE_LENGTH = 50
export const MAX_SUMMARY_LENGTH = 2000
export const LABEL_LIMIT = MAX_LABELS

export const EMPTY_DRAFT: ResourceDraft = { title: '', summary: '', type: '', labelIds: [] }

/** Converts an existing resource to the form. */
export function toResourceDraft(resource: Resource): ResourceDraft {
  const { title, summary, type = '', labelIds, fileUrl, fileName, fileSize, fileType } = resource
  const file = fileUrl === undefined ? undefined : { fileUrl, fileName, fileSize, fileType }
  return { title, summary, type, labelIds, ...(file ? { file } : {}) }
}

/** Whether a stored value is a valid form. */
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

/** Finds the problems that prevent publishing, by field. */
export function findProblems({ title, summary, type, file }: ResourceDraft): DraftProblems {
  const problems: DraftProblems = {}
  if (file === undefined) problems.file = 'missing'
  const checkText = (text: string, limit: number): DraftProblem | undefined =>
    !hasVisibleText(text) ? 'missing' : countCharacters(text.trim()) > limit ? 'tooLong' : undefined
  const titleProblem = checkText(title, MAX_TITLE_LENGTH)
  const summaryProblem = checkText(summary, MAX_SUMMARY_LENGTH)
  if (titleProblem) problems.title = titleProblem
  if (summaryProblem) problems.summary = summaryProblem
  if (type === '') problems.type = 'missing'
  return problems
}

/** Default title: the name of the file without its extension. */
export function titleOfFile(name: string): string {
  return name.replace(/(?:\.tar)?\.[^.]{1,10}$/i, '').trim()
}

import { firstLineOf } from '@mozhan/editor'
import { restOfText } from '@mozhan/editor/journal'

/** Form of an answer. Plain JSON, because the journal stores it. */
export interface AnswerDraft {
  content: string
  /** `updateDate` of the edited answer; absent for a new one. */
  basedOn?: string
}

export const EMPTY_ANSWER: AnswerDraft = { content: '' }

/** @param version of the edited answer; undefined for a new one */
export function toAnswerDraft(content: string, version: string | undefined): AnswerDraft {
  return { content, ...(version === undefined ? {} : { basedOn: version }) }
}

/** Parses a form from the journal or from a draft of the server. Missing or invalid fields are empty. */
export function parseAnswerDraft(value: unknown): AnswerDraft {
  // Earlier versions stored plain strings.
  if (typeof value === 'string') return { content: value }
  const fields = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof AnswerDraft): string | undefined => {
    const found: unknown = Reflect.get(fields, name)
    return typeof found === 'string' ? found : undefined
  }
  return toAnswerDraft(read('content') ?? '', read('basedOn'))
}

/** Text typed after a new answer was sent. */
export function restOfAnswer(now: AnswerDraft, sent: AnswerDraft): AnswerDraft | undefined {
  const content = restOfText(now.content, sent.content)
  return content === undefined ? undefined : { content }
}

/** Draft to continue after a change was sent: the full text, because the next save replaces the answer. */
export function restOfChange(now: AnswerDraft, sent: AnswerDraft): AnswerDraft | undefined {
  return restOfText(now.content, sent.content) === undefined ? undefined : now
}

/** Title of a draft in lists. */
export function titleOfAnswer({ content }: AnswerDraft): string {
  return firstLineOf(content)
}

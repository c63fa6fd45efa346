import { firstLineOf } from '@mozhan/editor'
import { restOfText } from '@mozhan/editor/journal'

/** What somebody writes as an answer. Plain JSON: the journal keeps it as it is. */
export interface AnswerDraft {
  content: string
  /** `updateDate` of the answer that is changed; absent for a new one. */
  basedOn?: string
}

export const EMPTY_ANSWER: AnswerDraft = { content: '' }

/** @param version of the answer that is changed */
export function toAnswerDraft(content: string, version: string | undefined): AnswerDraft {
  return { content, ...(version === undefined ? {} : { basedOn: version }) }
}

/** Reads what a journal or a draft of the server kept; what is missing or of another type is empty. */
export function parseAnswerDraft(value: unknown): AnswerDraft {
  // Answers were kept as bare texts before they said what they go on from.
  if (typeof value === 'string') return { content: value }
  const kept = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof AnswerDraft): string | undefined => {
    const found: unknown = Reflect.get(kept, name)
    return typeof found === 'string' ? found : undefined
  }
  return toAnswerDraft(read('content') ?? '', read('basedOn'))
}

/** What was typed since a new answer was sent. */
export function restOfAnswer(now: AnswerDraft, sent: AnswerDraft): AnswerDraft | undefined {
  const content = restOfText(now.content, sent.content)
  return content === undefined ? undefined : { content }
}

/** What goes on when more was typed since a change was sent: all of it, or the next save would replace it by its end. */
export function restOfChange(now: AnswerDraft, sent: AnswerDraft): AnswerDraft | undefined {
  return restOfText(now.content, sent.content) === undefined ? undefined : now
}

/** What a text is called in lists. */
export function titleOfAnswer({ content }: AnswerDraft): string {
  return firstLineOf(content)
}

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

/**
 * What was typed since an answer was sent. Of a change it is the whole: saved again, it must not replace everything by its
 * end.
 */
export function restOfAnswer(
  now: AnswerDraft,
  sent: AnswerDraft,
  initial: AnswerDraft,
): AnswerDraft | undefined {
  const content = restOfText(now.content, sent.content)
  if (content === undefined) return undefined
  return initial.content === '' ? { content } : now
}

/** What a text is called in lists. */
export function titleOfAnswer({ content }: AnswerDraft): string {
  return firstLineOf(content)
}

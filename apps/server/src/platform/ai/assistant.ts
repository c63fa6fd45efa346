/** One turn as the assistant sees it. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A text that a question is about: data, whatever is written in it. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly markdown: string
  /** The same without marks. */
  readonly text: string
}

export interface Question {
  /** What was said, the oldest first; the last one is the question. */
  readonly turns: readonly Turn[]
  readonly article?: Subject | undefined
  /** There is an article that it is about, and it cannot be read. */
  readonly isWithoutArticle?: boolean | undefined
}

/** Whatever answers questions. */
export interface Assistant {
  /** Its name, kept with the answers. */
  readonly model: string
  /**
   * The answer, piece by piece.
   * @throws AssistantError when there is none, or no more of it
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>
  /**
   * An abstract of a text; absent where nobody can write one.
   * @throws AssistantError
   */
  summarize?(text: string, signal: AbortSignal): Promise<string>
}

/** Why an answer ended too early. */
export type AssistantFailure =
  | 'silent'
  | 'busy'
  | 'unreachable'
  | 'misconfigured'
  | 'refused'
  | 'broken'
  | 'empty'
  | 'questionTooLong'
  | 'answerTooLong'

/** The assistant gave no answer, or only a part of one. Says nothing that a service has sent. */
export class AssistantError extends Error {
  override name = 'AssistantError'
  readonly kind: AssistantFailure
  /** HTTP status of the service, where it gave one. */
  readonly status: number | undefined

  constructor(kind: AssistantFailure, status?: number) {
    super(status === undefined ? kind : `${kind} (HTTP ${status})`)
    this.kind = kind
    this.status = status
  }
}

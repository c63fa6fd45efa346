/** One turn as it is sent to the assistant. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A text that the question is about. It is data, never an instruction. */
export interface Subject {
  readonly id: string
  readonly title: string
  readonly markdown: string
  /** The same text without Markdown syntax. */
  readonly text: string
}

export interface Question {
  /** The turns, oldest first. The last one is the question. */
  readonly turns: readonly Turn[]
  readonly article?: Subject | undefined
  /** The question belongs to an article that cannot be read. */
  readonly isWithoutArticle?: boolean | undefined
}

/** A service that answers questions. */
export interface Assistant {
  /** Name of the model, stored with the answers. */
  readonly model: string
  /** False for the search of the site, which can only quote articles. */
  readonly isLanguageModel: boolean
  /**
   * Streams the answer in pieces.
   * @throws AssistantError when the answer fails or stops early
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>
  /**
   * Writes an abstract of a text. Absent when the assistant cannot write abstracts.
   * @throws AssistantError
   */
  summarize?(text: string, signal: AbortSignal): Promise<string>
}

/** Why an answer failed or stopped early. */
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

/** The assistant gave no answer or only a part of one. Contains no text that the service has sent. */
export class AssistantError extends Error {
  override name = 'AssistantError'
  readonly kind: AssistantFailure
  /** HTTP status of the service, if it answered. */
  readonly status: number | undefined

  constructor(kind: AssistantFailure, status?: number) {
    super(status === undefined ? kind : `${kind} (HTTP ${status})`)
    this.kind = kind
    this.status = status
  }
}

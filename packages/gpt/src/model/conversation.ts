import type { AnswerStatus } from '@mozhan/api-client/contract'

/** A question or an answer. */
export interface Turn {
  /** Unique within the conversation. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Of an answer: running, stopped or failed; undefined when it is complete. */
  readonly status?: AnswerStatus
  /** Why the answer failed, as a sentence for the reader. */
  readonly error?: string
  /** Of a failed answer: false if a retry cannot succeed. */
  readonly isRetryable?: boolean
  /** Of an answer: the article of the conversation could not be read. */
  readonly isWithoutArticle?: boolean
  /** ISO. */
  readonly createDate?: string
}

/** The article that a conversation is about. */
export interface Subject {
  readonly id: string
  /** Undefined until the article is loaded. */
  readonly title?: string
}

/** A conversation with the assistant, in the browser, with its branches. */
export interface Conversation {
  /** Id of the server, or a local id while the server does not store the conversation. */
  readonly id: string
  readonly title: string
  readonly subject?: Subject
  /** Questions and answers in order. */
  readonly turns: readonly Turn[]
  /** Replaced versions: each begins with the question it belongs to. */
  readonly branches: readonly (readonly Turn[])[]
  /** ISO date of the last change. */
  readonly updateDate: string
}

/** Branches of one conversation. The oldest are dropped. */
const MAX_BRANCHES = 20

/** A conversation without turns. */
export function emptyConversation(id: string, now: string, subject?: Subject): Conversation {
  return {
    id,
    title: '',
    turns: [],
    branches: [],
    updateDate: now,
    ...(subject ? { subject } : {}),
  }
}

export interface QuestionInput {
  id: string
  content: string
  /** ISO. */
  now: string
}

/** Appends a question. */
export function ask(conversation: Conversation, { id, content, now }: QuestionInput): Conversation {
  const question: Turn = { id, role: 'user', content, createDate: now }
  return { ...conversation, turns: [...conversation.turns, question], updateDate: now }
}

/**
 * Asks a question again, unchanged or edited. It keeps its id; the turns after it become a branch.
 * @returns the same conversation if it has no such question
 */
export function askAgain(
  conversation: Conversation,
  { id, content, now }: QuestionInput,
): Conversation {
  const at = conversation.turns.findIndex((turn) => turn.id === id && turn.role === 'user')
  const former = conversation.turns[at]
  if (!former) return conversation
  const question: Turn = { id, role: 'user', content, createDate: now }
  const tail = conversation.turns.slice(at).map(failIfRunning)
  // An unanswered, unchanged question is not a version of its own.
  const isVersion = tail.length > 1 || former.content !== content
  const branches = isVersion
    ? [...conversation.branches, tail].slice(-MAX_BRANCHES)
    : conversation.branches
  return {
    ...conversation,
    turns: [...conversation.turns.slice(0, at), question],
    branches,
    updateDate: now,
  }
}

/** The versions of a question, each with the turns after it, the oldest first. */
export interface Versions {
  readonly all: readonly (readonly Turn[])[]
  /** Index of the shown version. */
  readonly shownIndex: number
}

export function versionsOf(conversation: Conversation, questionId: string): Versions {
  const at = conversation.turns.findIndex(({ id }) => id === questionId)
  if (at < 0) return { all: [], shownIndex: 0 }
  const current = conversation.turns.slice(at)
  const all = [
    ...conversation.branches.filter(([first]) => first?.id === questionId),
    current,
  ].sort((a, b) => dateOf(a).localeCompare(dateOf(b)))
  return { all, shownIndex: all.indexOf(current) }
}

/** Shows another version of a question. The version shown before becomes a branch. */
export function chooseVersion(
  conversation: Conversation,
  questionId: string,
  index: number,
): Conversation {
  const { all, shownIndex } = versionsOf(conversation, questionId)
  const chosen = all[index]
  const current = all[shownIndex]
  if (!chosen || !current || index === shownIndex) return conversation
  const before = conversation.turns.slice(0, conversation.turns.length - current.length)
  const branches = conversation.branches.filter((branch) => branch !== chosen)
  return {
    ...conversation,
    turns: [...before, ...chosen],
    branches: [...branches, current.map(failIfRunning)],
  }
}

/** Replaces the answer with the same id, or appends a new one. */
export function putAnswer(conversation: Conversation, answer: Turn): Conversation {
  const exists = conversation.turns.some(({ id }) => id === answer.id)
  const turns = exists
    ? conversation.turns.map((turn) => (turn.id === answer.id ? answer : turn))
    : [...conversation.turns, answer]
  return { ...conversation, turns }
}

/** The last turn if it is an answer. */
export function lastAnswer({ turns }: Conversation): Turn | undefined {
  const last = turns.at(-1)
  return last?.role === 'assistant' ? last : undefined
}

/** The optional fields of an answer besides its status. Default values are omitted. */
export function toAnswerFlags({
  error,
  isRetryable,
  isWithoutArticle,
}: Pick<Turn, 'error' | 'isRetryable' | 'isWithoutArticle'>): Partial<Turn> {
  return {
    ...(error ? { error } : {}),
    ...(isRetryable === false ? { isRetryable } : {}),
    ...(isWithoutArticle ? { isWithoutArticle } : {}),
  }
}

/** Whether the article could not be read for the last answer among `turns`. */
export function isWithoutArticle(turns: readonly Turn[]): boolean {
  return turns.findLast(({ role }) => role === 'assistant')?.isWithoutArticle ?? false
}

/** The last question. */
export function lastQuestion({ turns }: Conversation): Turn | undefined {
  return turns.findLast(({ role }) => role === 'user')
}

/** Marks running answers as failed, because the call that produced them has ended. */
export function failRunningAnswers(conversation: Conversation): Conversation {
  return { ...conversation, turns: conversation.turns.map(failIfRunning) }
}

function failIfRunning(turn: Turn): Turn {
  return turn.status === 'running' ? { ...turn, status: 'failed' } : turn
}

/** When a version was asked, as an ISO date. */
function dateOf([question]: readonly Turn[]): string {
  return question?.createDate ?? ''
}

import type { AnswerStatus } from '@mozhan/api-client/contract'

/** A question or an answer. */
export interface Turn {
  /** Unique within its talk. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Of answers: what became of one that is not whole. */
  readonly status?: AnswerStatus
  /** Why it failed, for the reader. */
  readonly error?: string
  /** Of one that failed: false where asking the same again does not help. */
  readonly isRetryable?: boolean
  /** Of answers: the article that the talk is about could not be read for it. */
  readonly isWithoutArticle?: boolean
  /** ISO. */
  readonly createDate?: string
}

/** The article that a talk is about. */
export interface Topic {
  readonly id: string
  /** Unknown until the article was asked for. */
  readonly title?: string
}

/** A conversation with the assistant, as the browser has it. */
export interface Talk {
  /** Of the server, or one of our own where nothing was kept there yet. */
  readonly id: string
  readonly title: string
  readonly topic?: Topic
  /** Questions and answers in turn. */
  readonly turns: readonly Turn[]
  /** What gave way to another question or answer: each begins with the question it belongs to. */
  readonly branches: readonly (readonly Turn[])[]
  /** ISO; of the last change. */
  readonly updateDate: string
}

/** Branches that are kept of one talk; the oldest give way. */
const MAX_BRANCHES = 20

/** A talk in which nothing was said yet. */
export function emptyTalk(id: string, now: string, topic?: Topic): Talk {
  return { id, title: '', turns: [], branches: [], updateDate: now, ...(topic ? { topic } : {}) }
}

export interface Asked {
  id: string
  content: string
  /** ISO. */
  now: string
}

/** A new question at the end. */
export function ask(talk: Talk, { id, content, now }: Asked): Talk {
  const question: Turn = { id, role: 'user', content, createDate: now }
  return { ...talk, turns: [...talk.turns, question], updateDate: now }
}

/**
 * A question asked once more, as it was or changed. It keeps its id; what followed it becomes a branch. Without that
 * question, nothing happens.
 */
export function askAgain(talk: Talk, { id, content, now }: Asked): Talk {
  const at = talk.turns.findIndex((turn) => turn.id === id && turn.role === 'user')
  const former = talk.turns[at]
  if (!former) return talk
  const question: Turn = { id, role: 'user', content, createDate: now }
  const tail = talk.turns.slice(at).map(settle)
  // A question that nothing answered and that did not change is no version of its own.
  const isWorthKeeping = tail.length > 1 || former.content !== content
  const branches = isWorthKeeping ? [...talk.branches, tail].slice(-MAX_BRANCHES) : talk.branches
  return { ...talk, turns: [...talk.turns.slice(0, at), question], branches, updateDate: now }
}

/** The versions of a question with what followed each, the oldest first, and which of them is shown. */
export interface Versions {
  readonly all: readonly (readonly Turn[])[]
  readonly shown: number
}

export function versionsOf(talk: Talk, questionId: string): Versions {
  const at = talk.turns.findIndex(({ id }) => id === questionId)
  if (at < 0) return { all: [], shown: 0 }
  const current = talk.turns.slice(at)
  const all = [...talk.branches.filter(([first]) => first?.id === questionId), current].sort(
    (a, b) => dateOf(a).localeCompare(dateOf(b)),
  )
  return { all, shown: all.indexOf(current) }
}

/** Shows another version of a question; the one that was shown becomes a branch. */
export function chooseVersion(talk: Talk, questionId: string, index: number): Talk {
  const { all, shown } = versionsOf(talk, questionId)
  const chosen = all[index]
  const current = all[shown]
  if (!chosen || !current || index === shown) return talk
  const before = talk.turns.slice(0, talk.turns.length - current.length)
  const branches = talk.branches.filter((branch) => branch !== chosen)
  return { ...talk, turns: [...before, ...chosen], branches: [...branches, current.map(settle)] }
}

/** Takes what there is of an answer: a new one at the end, or a change of one that is there. */
export function putAnswer(talk: Talk, answer: Turn): Talk {
  const isThere = talk.turns.some(({ id }) => id === answer.id)
  const turns = isThere
    ? talk.turns.map((turn) => (turn.id === answer.id ? answer : turn))
    : [...talk.turns, answer]
  return { ...talk, turns }
}

/** The last turn, where it is an answer. */
export function lastAnswer({ turns }: Talk): Turn | undefined {
  const last = turns.at(-1)
  return last?.role === 'assistant' ? last : undefined
}

/** What is said of an answer besides its words; what is not said is left out. */
export function toRemarks({
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

/** Whether the article of a talk could not be read when something was answered last. @param turns up to a place in it */
export function isWithoutArticle(turns: readonly Turn[]): boolean {
  return turns.findLast(({ role }) => role === 'assistant')?.isWithoutArticle ?? false
}

/** The last question. */
export function lastQuestion({ turns }: Talk): Turn | undefined {
  return turns.findLast(({ role }) => role === 'user')
}

/** The talk as nobody writes in it any more: an answer that was on its way has been broken off. */
export function breakOff(talk: Talk): Talk {
  return { ...talk, turns: talk.turns.map(settle) }
}

function settle(turn: Turn): Turn {
  return turn.status === 'running' ? { ...turn, status: 'failed' } : turn
}

/** When a version was asked. */
function dateOf([question]: readonly Turn[]): string {
  return question?.createDate ?? ''
}

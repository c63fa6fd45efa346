/** Most conversations that one person keeps. None is ever removed to make room: a new one is refused. */
export const MAX_CONVERSATIONS = 500

/** A longer answer is ended: no conversation could keep it. UTF-16 units. */
export const MAX_ANSWER = 100_000

/** The last turns that a question is asked with, at most; how much of them depends on their length. */
export const MAX_HISTORY = 40

/** An answer whose writer has not been heard of for so long has no writer any more. */
const LOST_MS = 30_000

interface TurnState {
  readonly id: string
  readonly seq: number
  readonly role: 'user' | 'assistant'
  readonly status: 'running' | 'stopped' | 'failed' | null
  readonly updateDate: Date
}

/** Whether somebody is writing the turn. */
export function isRunning({ status, updateDate }: Omit<TurnState, 'seq'>, now: Date): boolean {
  return status === 'running' && now.getTime() - updateDate.getTime() < LOST_MS
}

/** Whether it was being written when its writer went away. */
export function isLost(turn: Omit<TurnState, 'seq'>, now: Date): boolean {
  return turn.status === 'running' && !isRunning(turn, now)
}

/** What asking a question does to a conversation. */
export type QuestionPlan =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace'; readonly fromSeq: number }
  /** Turns would go that the person who asks has not seen; or an answer has this id. */
  | { readonly kind: 'changedElsewhere' | 'takenId' }

/**
 * A question with a new id is added. One that is there is asked again, and what followed it goes: its own answer always,
 * more than that only when the caller has seen the last turn.
 * @param turns in their order
 */
export function planQuestion(
  turns: readonly TurnState[],
  questionId: string | undefined,
  lastTurnId: string | undefined,
): QuestionPlan {
  const at = turns.findIndex((turn) => turn.id === questionId)
  const found = turns[at]
  if (found === undefined) return { kind: 'add' }
  if (found.role !== 'user') return { kind: 'takenId' }
  const isOwnAnswer = ({ role }: TurnState, place: number) => place === 0 && role === 'assistant'
  const others = turns.slice(at + 1).filter((turn, place) => !isOwnAnswer(turn, place))
  if (others.length > 0 && turns.at(-1)?.id !== lastTurnId) return { kind: 'changedElsewhere' }
  return { kind: 'replace', fromSeq: found.seq }
}

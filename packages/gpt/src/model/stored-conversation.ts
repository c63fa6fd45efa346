import type { Conversation, Subject, Turn } from './conversation.ts'

/** A conversation as stored in localStorage. `topic` is the stored name of the subject. */
export type StoredConversation = Omit<Conversation, 'subject'> & { readonly topic?: Subject }

export function toStored({ subject, ...rest }: Conversation): StoredConversation {
  return { ...rest, ...(subject ? { topic: subject } : {}) }
}

export function fromStored({ topic, ...rest }: StoredConversation): Conversation {
  return { ...rest, ...(topic ? { subject: topic } : {}) }
}

/** Whether a value of localStorage is a conversation. All of its turns are checked. */
export function isStoredConversation(value: unknown): value is StoredConversation {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.updateDate === 'string' &&
    (value.topic === undefined || isSubject(value.topic)) &&
    isTurns(value.turns) &&
    Array.isArray(value.branches) &&
    value.branches.every(isTurns)
  )
}

function isTurns(value: unknown): value is Turn[] {
  return Array.isArray(value) && value.every(isTurn)
}

function isTurn(value: unknown): value is Turn {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    (value.role === 'user' || value.role === 'assistant') &&
    typeof value.content === 'string' &&
    isOneOf(value.status, [undefined, 'running', 'stopped', 'failed']) &&
    isOneOf(typeof value.error, ['string', 'undefined']) &&
    isOneOf(value.isRetryable, [undefined, false, true]) &&
    isOneOf(value.isWithoutArticle, [undefined, false, true]) &&
    isOneOf(typeof value.createDate, ['string', 'undefined'])
  )
}

function isSubject(value: unknown): value is Subject {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    isOneOf(typeof value.title, ['string', 'undefined'])
  )
}

function isOneOf(value: unknown, all: readonly unknown[]): boolean {
  return all.includes(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

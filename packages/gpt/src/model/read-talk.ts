import type { Talk, Topic, Turn } from './talk.ts'

/** Whether a value out of this browser's storage is a talk, to its last turn. */
export function isTalk(value: unknown): value is Talk {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.updateDate === 'string' &&
    (value.topic === undefined || isTopic(value.topic)) &&
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

function isTopic(value: unknown): value is Topic {
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

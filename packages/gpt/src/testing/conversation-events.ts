import { buildConversation } from '@mozhan/api-client/fixtures'
import type { CallReport, ConversationEvent } from '../client/conversation/conversation-event.ts'
import { type ConversationState, initialState } from '../client/conversation/conversation-state.ts'
import type { Turn } from '../model/conversation.ts'
import { LOCAL_ID } from './controller.ts'

export const NOW = '2026-01-01T00:00:00.000Z'

export type Kind = 'visitor' | 'member' | 'stored'

export const begin = (kind: Kind): ConversationState =>
  initialState({ id: kind === 'stored' ? '7' : LOCAL_ID, now: NOW, isMember: kind !== 'visitor' })
export const ask = (id: string, content = '什么是锁？'): ConversationEvent => ({
  type: 'ask',
  question: { id, content, now: NOW },
})
export const LOAD: ConversationEvent = { type: 'load', local: undefined }
export const STOP: ConversationEvent = { type: 'stop' }
export const piece = (call: number, content: string, done = false): CallReport => ({
  type: 'piece',
  ...{ call, piece: { content, done }, defaults: { id: `a${call}`, now: NOW } },
})
export const loaded = (call: number, ...content: Turn[]): CallReport => ({
  type: 'loaded',
  ...{
    call,
    server: buildConversation({ id: '7', content: content.map((turn) => ({ ...turn })) }),
  },
})
export const interrupted = (call: number): CallReport => ({ type: 'interrupted', call })
export const askFailed = (call: number, error: unknown = new TypeError('offline')): CallReport => ({
  type: 'askFailed',
  ...{ call, error },
})
export const created = (call: number): ConversationEvent => ({
  type: 'created',
  ...{ call, from: LOCAL_ID, to: '7', lastTurnId: undefined },
})
export const loadFailed = (call: number, reason: 'open' | 'resume' | 'refused'): CallReport => ({
  type: 'loadFailed',
  ...{ call, reason, error: new TypeError('offline') },
})
export const updateFailed = (call: number): ConversationEvent => ({
  type: 'updateFailed',
  ...{ call, before: begin('stored').conversation, error: new TypeError('offline') },
})

export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

export const ACTIONS: ConversationEvent[] = [
  ...[ask('q9'), LOAD, STOP],
  { type: 'askAgain', question: { id: 'q1', content: '锁？', now: NOW } },
  { type: 'retry', now: NOW },
  { type: 'choose', questionId: 'q1', index: 0 },
  { type: 'sync', local: undefined },
]
export const CHANGES: ConversationEvent[] = [
  { type: 'rename', title: '锁' },
  { type: 'setSubject', subject: { id: '9' } },
  { type: 'clearReturned' },
  { type: 'save', local: undefined },
  { type: 'written', isStored: true },
  { type: 'writeDue' },
  { type: 'described', failure: '不行' },
]

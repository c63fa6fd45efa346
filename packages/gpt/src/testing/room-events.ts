import { buildConversation } from '@mozhan/api-client/fixtures'
import type { CallReport, RoomEvent } from '../client/talk/room-event.ts'
import { initialState, type RoomState } from '../client/talk/room-state.ts'
import type { Turn } from '../model/talk.ts'
import { OWN } from './room.ts'

export const NOW = '2026-01-01T00:00:00.000Z'

export type Kind = 'visitor' | 'member' | 'kept'

export const begin = (kind: Kind): RoomState =>
  initialState({ id: kind === 'kept' ? '7' : OWN, now: NOW, isMember: kind !== 'visitor' })
export const ask = (id: string, content = '什么是锁？'): RoomEvent => ({
  type: 'ask',
  asked: { id, content, now: NOW },
})
export const LOAD: RoomEvent = { type: 'load', local: undefined }
export const STOP: RoomEvent = { type: 'stop' }
export const piece = (call: number, content: string, done = false): CallReport => ({
  type: 'piece',
  ...{ call, piece: { content, done }, fresh: { id: `a${call}`, now: NOW } },
})
export const loaded = (call: number, ...content: Turn[]): CallReport => ({
  type: 'loaded',
  ...{ call, kept: buildConversation({ id: '7', content: content.map((turn) => ({ ...turn })) }) },
})
export const broke = (call: number): CallReport => ({ type: 'broke', call })
export const notAnswered = (
  call: number,
  error: unknown = new TypeError('offline'),
): CallReport => ({
  type: 'notAnswered',
  ...{ call, error },
})
export const created = (call: number): RoomEvent => ({
  type: 'created',
  ...{ call, from: OWN, to: '7', lastTurnId: undefined },
})
export const notLoaded = (call: number, reason: 'open' | 'resume' | 'refused'): CallReport => ({
  type: 'notLoaded',
  ...{ call, reason, error: new TypeError('offline') },
})
export const notUpdated = (call: number): RoomEvent => ({
  type: 'notUpdated',
  ...{ call, before: begin('kept').talk, error: new TypeError('offline') },
})

export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

export const ACTIONS: RoomEvent[] = [
  ...[ask('q9'), LOAD, STOP],
  { type: 'askAgain', asked: { id: 'q1', content: '锁？', now: NOW } },
  { type: 'retry', now: NOW },
  { type: 'choose', questionId: 'q1', index: 0 },
  { type: 'follow', local: undefined },
]
export const CHANGES: RoomEvent[] = [
  { type: 'rename', title: '锁' },
  { type: 'setTopic', topic: { id: '9' } },
  { type: 'takeReturned' },
  { type: 'save', local: undefined },
  { type: 'kept', isKept: true },
  { type: 'keepDue' },
  { type: 'told', failure: '不行' },
]

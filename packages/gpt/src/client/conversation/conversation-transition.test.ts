import { contract } from '@mozhan/api-client/contract'
import { ApiError } from '@mozhan/api-client/errors'
import { describe, expect, it } from 'vitest'
import { LOCAL_ID } from '../../testing/controller.ts'
import {
  ACTIONS,
  ask,
  askFailed,
  begin,
  CHANGES,
  created,
  freeze,
  interrupted,
  type Kind,
  LOAD,
  loaded,
  loadFailed,
  NOW,
  piece,
  STOP,
  updateFailed,
} from '../../testing/conversation-events.ts'
import type { ConversationEffect } from './conversation-effect.ts'
import type { CallReport, ConversationEvent } from './conversation-event.ts'
import { type ConversationState, isBusy } from './conversation-state.ts'
import { transition } from './conversation-transition.ts'

function run(state: ConversationState, ...events: readonly ConversationEvent[]) {
  let step: { state: ConversationState; effects: readonly ConversationEffect[] } = {
    state,
    effects: [],
  }
  for (const event of events) {
    freeze(step.state)
    step = transition(step.state, event)
  }
  return { ...step, types: step.effects.map(({ type }) => type) }
}

/** The kind of reader and the events that lead to each state. */
const STATES: Record<string, [Kind, ...ConversationEvent[]]> = {
  'new to a visitor': ['visitor'],
  'empty to a visitor': ['visitor', LOAD],
  'asked by a visitor': ['visitor', LOAD, ask('q1')],
  'being answered to a visitor': ['visitor', LOAD, ask('q1'), piece(2, '一')],
  'answered to a visitor': ['visitor', LOAD, ask('q1'), piece(2, '一', true)],
  'new to a member': ['member'],
  'asked and being created': ['member', LOAD, ask('q1')],
  'asked and created': ['member', LOAD, ask('q1'), created(2)],
  'being loaded': ['stored', LOAD],
  missing: ['stored', LOAD, loadFailed(1, 'open')],
  loaded: ['stored', LOAD, loaded(1)],
  'sent to the server': ['stored', LOAD, loaded(1), ask('q1')],
  'being answered by the server': ['stored', LOAD, loaded(1), ask('q1'), piece(3, '一')],
  'resumed after an interruption': [
    'stored',
    LOAD,
    loaded(1),
    ask('q1'),
    piece(3, '一'),
    interrupted(3),
  ],
  refused: ['stored', LOAD, loaded(1), ask('q1'), askFailed(3)],
}
const toReports = (call: number): CallReport[] => [
  ...[loaded(call), interrupted(call), askFailed(call), piece(call, '二'), piece(call, '三', true)],
  ...[loadFailed(call, 'open'), loadFailed(call, 'resume'), loadFailed(call, 'refused')],
]
const CALLS = new Set(['create', 'chat', 'follow', 'load'])
const countCalls = (effects: readonly ConversationEffect[]) =>
  effects.filter(({ type }) => CALLS.has(type)).length

describe.each(Object.entries(STATES))('the state: %s', (_, [kind, ...events]) => {
  const { state } = run(begin(kind), ...events)

  it('starts no call while busy, and at most one otherwise', () => {
    for (const action of ACTIONS) {
      const next = run(state, action)
      if (isBusy(state) && action !== STOP) expect([next.state, next.effects]).toEqual([state, []])
      expect(countCalls(next.effects)).toBeLessThanOrEqual(1)
      if (countCalls(next.effects) > 0) expect(next.state.call).toBe(state.call + 1)
    }
  })

  it('stops at once, or when a stored answer has ended', () => {
    const stopped = run(state, STOP)
    if (!isBusy(state)) return expect(stopped.effects).toEqual([])
    const isFollowed = kind === 'stored' && state.phase === 'answering'
    expect(stopped.state.phase).toBe(isFollowed ? 'answering' : 'idle')
    expect(stopped.types.includes('abort')).toBe(!isFollowed)
  })

  it('retains phase and turns on changes that need no call', () => {
    for (const change of CHANGES) {
      const next = run(state, change)
      expect([next.state.phase, next.state.call]).toEqual([state.phase, state.call])
      expect(next.state.conversation.turns).toEqual(state.conversation.turns)
      expect(countCalls(next.effects)).toBe(0)
    }
  })

  it('ignores reports of other calls', () => {
    for (const report of [...toReports(state.call - 1), ...toReports(state.call + 1)]) {
      expect(run(state, report)).toEqual({ state, effects: [], types: [] })
    }
  })

  it('loses no question by any result of its call', () => {
    const questions = state.conversation.turns.filter(({ role }) => role === 'user')
    if (!isBusy(state)) return
    for (const report of toReports(state.call)) {
      const { conversation, returned } = run(state, report).state
      const left = [...conversation.turns, ...conversation.branches.flat()].map(
        ({ content }) => content,
      )
      for (const { content } of questions) expect([...left, returned]).toContain(content)
    }
  })
})

describe('an interrupted stream', () => {
  const answering = run(begin('stored'), LOAD, loaded(1), ask('q1'), piece(3, '一')).state

  it('is resumed three times with growing delays, then the answer has failed', () => {
    const events = [interrupted(3), loadFailed(3, 'resume'), loadFailed(3, 'resume')]
    const waits = events.map((_, at) => run(answering, ...events.slice(0, at + 1)).effects)
    expect(waits.flat()).toMatchObject(
      [500, 2000, 6000].map((delayMs) => ({ type: 'load', delayMs })),
    )
    const { state } = run(answering, ...events, loadFailed(3, 'resume'))
    expect(state).toMatchObject({
      phase: 'idle',
      conversation: { turns: [{}, { status: 'failed' }] },
    })
  })

  it('is resumed with the first delay again after a piece', () => {
    const running = { id: 'a1', role: 'assistant', content: '一', status: 'running' } as const
    const again = run(answering, interrupted(3), loaded(3, running))
    expect(again.types).toEqual(['write', 'follow'])
    const { effects } = run(again.state, piece(3, '二'), interrupted(3))
    expect(effects).toMatchObject([{ type: 'load', delayMs: 500 }])
  })

  it('fails an answer that only this browser stores', () => {
    const { state } = run(begin('visitor'), LOAD, ask('q1'), piece(2, '一'), interrupted(2))
    expect(state.conversation.turns[1]).toMatchObject({ content: '一', status: 'failed' })
  })
})

it('gets the new id although it was stopped before', () => {
  const { state, types } = run(begin('member'), LOAD, ask('q1'), STOP, created(2))
  expect([state.conversation.id, state.phase, types]).toEqual([
    '7',
    'idle',
    ['write', 'notifyMoved'],
  ])
})

it('sends the question once after repeated creation', () => {
  const asked = run(begin('member'), LOAD, ask('q1'), STOP, { type: 'retry', now: NOW }).state
  const { state } = run(asked, created(2))
  expect(run(state, created(4)).types).toEqual(['chat'])
})

it('reverts to the previous version when an update fails, unless a question was asked since', () => {
  const { state } = run(begin('stored'), LOAD, loaded(1), ask('q1'), piece(3, '一', true))
  const refused = updateFailed(state.call)
  expect(run(state, refused).state.conversation.turns).toEqual([])
  const asked = run(state, ask('q2'), refused)
  expect(asked.state.conversation.turns).toHaveLength(3)
  expect(asked.types).toEqual(['describe'])
})

it('removes a conversation whose only question is returned to the composer', () => {
  const refusal = new ApiError({
    endpoint: contract.conversation.chat,
    status: 200,
    message: '不行',
    code: 999,
  })
  const { effects } = run(begin('visitor'), LOAD, ask('q1'), askFailed(2, refusal))
  expect(effects[0]).toEqual({ type: 'remove', id: LOCAL_ID })
})

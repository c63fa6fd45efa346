import { describe, expect, it } from 'vitest'
import {
  ACTIONS,
  ask,
  begin,
  broke,
  CHANGES,
  created,
  freeze,
  type Kind,
  LOAD,
  loaded,
  NOW,
  notAnswered,
  notLoaded,
  notUpdated,
  piece,
  STOP,
} from '../../testing/room-events.ts'
import type { RoomEffect } from './room-effect.ts'
import type { CallReport, RoomEvent } from './room-event.ts'
import { isBusy, type RoomState } from './room-state.ts'
import { transition } from './room-transition.ts'

function run(state: RoomState, ...events: readonly RoomEvent[]) {
  let step: { state: RoomState; effects: readonly RoomEffect[] } = { state, effects: [] }
  for (const event of events) {
    freeze(step.state)
    step = transition(step.state, event)
  }
  return { ...step, types: step.effects.map(({ type }) => type) }
}

/** How each state is reached, by whom. */
const STATES: Record<string, [Kind, ...RoomEvent[]]> = {
  'new to a visitor': ['visitor'],
  'empty to a visitor': ['visitor', LOAD],
  'asked by a visitor': ['visitor', LOAD, ask('q1')],
  'being answered to a visitor': ['visitor', LOAD, ask('q1'), piece(2, '一')],
  'answered to a visitor': ['visitor', LOAD, ask('q1'), piece(2, '一', true)],
  'new to a member': ['member'],
  'asked, and being created': ['member', LOAD, ask('q1')],
  'asked, and created': ['member', LOAD, ask('q1'), created(2)],
  'being loaded': ['kept', LOAD],
  'not there': ['kept', LOAD, notLoaded(1, 'open')],
  loaded: ['kept', LOAD, loaded(1)],
  'asked of the service': ['kept', LOAD, loaded(1), ask('q1')],
  'being answered by the service': ['kept', LOAD, loaded(1), ask('q1'), piece(3, '一')],
  'looked for after a break': ['kept', LOAD, loaded(1), ask('q1'), piece(3, '一'), broke(3)],
  refused: ['kept', LOAD, loaded(1), ask('q1'), notAnswered(3)],
}
const toReports = (call: number): CallReport[] => [
  ...[loaded(call), broke(call), notAnswered(call), piece(call, '二'), piece(call, '三', true)],
  ...[notLoaded(call, 'open'), notLoaded(call, 'resume'), notLoaded(call, 'refused')],
]
const CALLS = new Set(['create', 'chat', 'follow', 'load'])
const countCalls = (effects: readonly RoomEffect[]) =>
  effects.filter(({ type }) => CALLS.has(type)).length

describe.each(Object.entries(STATES))('a talk that is %s', (_, [kind, ...events]) => {
  const { state } = run(begin(kind), ...events)

  it('begins nothing while something goes on, and one call otherwise', () => {
    for (const action of ACTIONS) {
      const next = run(state, action)
      if (isBusy(state) && action !== STOP) expect([next.state, next.effects]).toEqual([state, []])
      expect(countCalls(next.effects)).toBeLessThanOrEqual(1)
      if (countCalls(next.effects) > 0) expect(next.state.call).toBe(state.call + 1)
    }
  })

  it('is stopped at once, or once its answer has ended', () => {
    const stopped = run(state, STOP)
    if (!isBusy(state)) return expect(stopped.effects).toEqual([])
    const isRead = kind === 'kept' && state.phase === 'answering'
    expect(stopped.state.phase).toBe(isRead ? 'answering' : 'idle')
    expect(stopped.types.includes('abort')).toBe(!isRead)
  })

  it('stands where it is, whatever is only said of it', () => {
    for (const change of CHANGES) {
      const next = run(state, change)
      expect([next.state.phase, next.state.call]).toEqual([state.phase, state.call])
      expect(next.state.talk.turns).toEqual(state.talk.turns)
      expect(countCalls(next.effects)).toBe(0)
    }
  })

  it('is told nothing by an earlier call', () => {
    for (const report of [...toReports(state.call - 1), ...toReports(state.call + 1)]) {
      expect(run(state, report)).toEqual({ state, effects: [], types: [] })
    }
  })

  it('loses no question by what its call comes to', () => {
    const said = state.talk.turns.filter(({ role }) => role === 'user')
    if (!isBusy(state)) return
    for (const report of toReports(state.call)) {
      const { talk, returned } = run(state, report).state
      const left = [...talk.turns, ...talk.branches.flat()].map(({ content }) => content)
      for (const { content } of said) expect([...left, returned]).toContain(content)
    }
  })
})

describe('a line that breaks', () => {
  const answering = run(begin('kept'), LOAD, loaded(1), ask('q1'), piece(3, '一')).state

  it('is looked for three times, later each time, then the answer has failed', () => {
    const events = [broke(3), notLoaded(3, 'resume'), notLoaded(3, 'resume')]
    const waits = events.map((_, at) => run(answering, ...events.slice(0, at + 1)).effects)
    expect(waits.flat()).toMatchObject([500, 2000, 6000].map((after) => ({ type: 'load', after })))
    const { state } = run(answering, ...events, notLoaded(3, 'resume'))
    expect(state).toMatchObject({ phase: 'idle', talk: { turns: [{}, { status: 'failed' }] } })
  })

  it('is looked for anew once something came', () => {
    const running = { id: 'a1', role: 'assistant', content: '一', status: 'running' } as const
    const again = run(answering, broke(3), loaded(3, running))
    expect(again.types).toEqual(['keep', 'follow'])
    const { effects } = run(again.state, piece(3, '二'), broke(3))
    expect(effects).toMatchObject([{ type: 'load', after: 500 }])
  })

  it('ends an answer that only this browser has', () => {
    const { state } = run(begin('visitor'), LOAD, ask('q1'), piece(2, '一'), broke(2))
    expect(state.talk.turns[1]).toMatchObject({ content: '一', status: 'failed' })
  })
})

it('has its new address also where it was stopped before it had one', () => {
  const { state, types } = run(begin('member'), LOAD, ask('q1'), STOP, created(2))
  expect([state.talk.id, state.phase, types]).toEqual(['7', 'idle', ['keep', 'tellMoved']])
})

it('asks once, however often it was created', () => {
  const asked = run(begin('member'), LOAD, ask('q1'), STOP, { type: 'retry', now: NOW }).state
  const { state } = run(asked, created(2))
  expect(run(state, created(4)).types).toEqual(['chat'])
})

it('shows the former version where the service refuses another, unless something was asked since', () => {
  const { state } = run(begin('kept'), LOAD, loaded(1), ask('q1'), piece(3, '一', true))
  const refused = notUpdated(state.call)
  expect(run(state, refused).state.talk.turns).toEqual([])
  const asked = run(state, ask('q2'), refused)
  expect(asked.state.talk.turns).toHaveLength(3)
  expect(asked.types).toEqual(['describe'])
})

import { buildConversation } from '@mozhan/api-client/fixtures'
import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { describe, expect, it } from 'vitest'
import type { Turn } from '../../model/talk.ts'
import { OWN } from '../../testing/room.ts'
import type { RoomEffect } from './room-effect.ts'
import type { CallReport, RoomEvent } from './room-event.ts'
import { initialState, isBusy, type RoomState } from './room-state.ts'
import { transition } from './room-transition.ts'

const NOW = '2026-01-01T00:00:00.000Z'

type Kind = 'visitor' | 'member' | 'kept'

const begin = (kind: Kind): RoomState =>
  initialState({ id: kind === 'kept' ? '7' : OWN, now: NOW, isMember: kind !== 'visitor' })
const ask = (id: string, content = '什么是锁？'): RoomEvent => ({
  type: 'ask',
  asked: { id, content, now: NOW },
})
const LOAD: RoomEvent = { type: 'load', local: undefined }
const STOP: RoomEvent = { type: 'stop' }
const piece = (call: number, content: string, done = false): CallReport => ({
  type: 'piece',
  ...{ call, piece: { content, done }, fresh: { id: `a${call}`, now: NOW } },
})
const loaded = (call: number, ...content: Turn[]): CallReport => ({
  type: 'loaded',
  ...{ call, kept: buildConversation({ id: '7', content: content.map((turn) => ({ ...turn })) }) },
})
const broke = (call: number): CallReport => ({ type: 'broke', call })
const notAnswered = (call: number, error: unknown = new TypeError('offline')): CallReport => ({
  type: 'notAnswered',
  ...{ call, error },
})
const created = (call: number): RoomEvent => ({
  type: 'created',
  ...{ call, from: OWN, to: '7', lastTurnId: undefined },
})
const notLoaded = (call: number, reason: 'open' | 'resume' | 'refused'): CallReport => ({
  type: 'notLoaded',
  ...{ call, reason, error: new TypeError('offline') },
})
const notUpdated = (call: number): RoomEvent => ({
  type: 'notUpdated',
  ...{ call, before: begin('kept').talk, error: new TypeError('offline') },
})

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

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
const ACTIONS: RoomEvent[] = [
  ...[ask('q9'), LOAD, STOP],
  { type: 'askAgain', asked: { id: 'q1', content: '锁？', now: NOW } },
  { type: 'retry', now: NOW },
  { type: 'choose', questionId: 'q1', index: 0 },
  { type: 'follow', local: undefined },
]
const CHANGES: RoomEvent[] = [
  { type: 'rename', title: '锁' },
  { type: 'setTopic', topic: { id: '9' } },
  { type: 'takeReturned' },
  { type: 'save', local: undefined },
  { type: 'kept', isKept: true },
  { type: 'keepDue' },
  { type: 'told', failure: '不行' },
]
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

/** A service for random events: what is asked of it, and what it may report. */
class World {
  state: RoomState
  /** Calls that are under way. */
  calls: Extract<RoomEffect, { call: number }>[] = []
  reports: RoomEvent[] = []
  readonly #random: Random

  constructor(random: Random, kind: Kind) {
    this.#random = random
    this.state = begin(kind)
  }

  handle(event: RoomEvent): void {
    freeze(this.state)
    const { state, effects } = transition(this.state, event)
    this.state = state
    for (const effect of effects) {
      if (effect.type === 'abort') this.calls = this.calls.filter(({ type }) => !isStream(type))
      if (effect.type === 'describe') this.reports.push({ type: 'told', failure: '不行' })
      if (effect.type === 'keepSoon') this.reports.push({ type: 'keepDue' })
      if (!('call' in effect)) continue
      // Never two streams at once.
      if (isStream(effect.type)) expect(this.calls.filter((c) => isStream(c.type))).toEqual([])
      this.calls.push(effect)
    }
  }

  /** A call that is under way comes to something. */
  report(): void {
    const [report] = this.reports.splice(0, 1)
    if (report) this.handle(report)
    if (this.calls.length === 0) return
    const effect = pick(this.#random, this.calls)
    if (!isStream(effect.type) || this.#random() < 0.4) {
      this.calls = this.calls.filter((each) => each !== effect)
      this.handle(this.#endOf(effect))
    } else this.handle(piece(effect.call, '字'))
  }

  #endOf(effect: Extract<RoomEffect, { call: number }>): RoomEvent {
    const { call, type } = effect
    const isWell = this.#random() < 0.5
    if (type === 'create') return isWell ? created(call) : notAnswered(call)
    if (type === 'update') {
      return isWell
        ? { type: 'updated', call, lastTurnId: undefined }
        : { type: 'notUpdated', call, before: effect.before, error: new TypeError('offline') }
    }
    if (type === 'load') {
      const turns = this.state.talk.turns.map((turn) => ({ ...turn }))
      return isWell ? loaded(call, ...turns) : notLoaded(call, effect.reason)
    }
    if (isWell) return piece(call, '完', true)
    return this.#random() < 0.5 ? broke(call) : notAnswered(call)
  }
}

const isStream = (type: string) => type === 'chat' || type === 'follow'

it('never reads two answers at once, and never forgets that one is coming', () => {
  const phases = new Map<string, number>()
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed)
    const world = new World(random, pick(random, ['visitor', 'member', 'kept']))
    for (let step = 0; step < 150; step++) {
      if (random() < 0.3) {
        const question = ask(`n${step}`)
        world.handle(pick(random, [question, question, ...ACTIONS.slice(1), ...CHANGES]))
      } else world.report()
      const { phase, talk, call } = world.state
      phases.set(phase, (phases.get(phase) ?? 0) + 1)
      const isGoingOn = world.calls.some((each) => each.call === call && each.type !== 'update')
      if (isBusy(world.state)) expect(isGoingOn).toBe(true)
      else expect(talk.turns.filter(({ status }) => status === 'running')).toEqual([])
      if (!isBusy(world.state)) {
        expect(world.calls.filter(({ type }) => isStream(type))).toEqual([])
      }
      expect(new Set(talk.turns.map(({ id }) => id)).size).toBe(talk.turns.length)
    }
    world.handle(STOP)
    for (let left = 0; left < 100 && isBusy(world.state); left++) world.report()
    expect(isBusy(world.state)).toBe(false)
  }
  expect([...phases.keys()].sort()).toEqual(['answering', 'idle', 'loading', 'waiting'])
})

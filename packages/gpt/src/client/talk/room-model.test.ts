import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { expect, it } from 'vitest'
import {
  ACTIONS,
  ask,
  begin,
  broke,
  CHANGES,
  created,
  freeze,
  type Kind,
  loaded,
  notAnswered,
  notLoaded,
  piece,
  STOP,
} from '../../testing/room-events.ts'
import type { RoomEffect } from './room-effect.ts'
import type { RoomEvent } from './room-event.ts'
import { isBusy, type RoomState } from './room-state.ts'
import { transition } from './room-transition.ts'

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

import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { expect, it } from 'vitest'
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
  loaded,
  loadFailed,
  piece,
  STOP,
} from '../../testing/conversation-events.ts'
import type { ConversationEffect } from './conversation-effect.ts'
import type { ConversationEvent } from './conversation-event.ts'
import { type ConversationState, isBusy } from './conversation-state.ts'
import { transition } from './conversation-transition.ts'

/** Runs random events against the reducer and reports random results of its calls. */
class Simulation {
  state: ConversationState
  /** Pending calls. */
  calls: Extract<ConversationEffect, { call: number }>[] = []
  reports: ConversationEvent[] = []
  readonly #random: Random

  constructor(random: Random, kind: Kind) {
    this.#random = random
    this.state = begin(kind)
  }

  handle(event: ConversationEvent): void {
    freeze(this.state)
    const { state, effects } = transition(this.state, event)
    this.state = state
    for (const effect of effects) {
      if (effect.type === 'abort') this.calls = this.calls.filter(({ type }) => !isStream(type))
      if (effect.type === 'describe') this.reports.push({ type: 'described', failure: '不行' })
      if (effect.type === 'writeSoon') this.reports.push({ type: 'writeDue' })
      if (!('call' in effect)) continue
      // At most one stream at a time.
      if (isStream(effect.type)) expect(this.calls.filter((c) => isStream(c.type))).toEqual([])
      this.calls.push(effect)
    }
  }

  /** Reports the result of a random pending call. */
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

  #endOf(effect: Extract<ConversationEffect, { call: number }>): ConversationEvent {
    const { call, type } = effect
    const isSuccess = this.#random() < 0.5
    if (type === 'create') return isSuccess ? created(call) : askFailed(call)
    if (type === 'update') {
      return isSuccess
        ? { type: 'updated', call, lastTurnId: undefined }
        : { type: 'updateFailed', call, before: effect.before, error: new TypeError('offline') }
    }
    if (type === 'load') {
      const turns = this.state.conversation.turns.map((turn) => ({ ...turn }))
      return isSuccess ? loaded(call, ...turns) : loadFailed(call, effect.reason)
    }
    if (isSuccess) return piece(call, '完', true)
    return this.#random() < 0.5 ? interrupted(call) : askFailed(call)
  }
}

const isStream = (type: string) => type === 'chat' || type === 'follow'

it('reads one answer at a time and never stays busy without a call', () => {
  const phases = new Map<string, number>()
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed)
    const simulation = new Simulation(random, pick(random, ['visitor', 'member', 'stored']))
    for (let step = 0; step < 150; step++) {
      if (random() < 0.3) {
        const question = ask(`n${step}`)
        simulation.handle(pick(random, [question, question, ...ACTIONS.slice(1), ...CHANGES]))
      } else simulation.report()
      const { phase, conversation, call } = simulation.state
      phases.set(phase, (phases.get(phase) ?? 0) + 1)
      const isPending = simulation.calls.some(
        (each) => each.call === call && each.type !== 'update',
      )
      if (isBusy(simulation.state)) expect(isPending).toBe(true)
      else expect(conversation.turns.filter(({ status }) => status === 'running')).toEqual([])
      if (!isBusy(simulation.state)) {
        expect(simulation.calls.filter(({ type }) => isStream(type))).toEqual([])
      }
      expect(new Set(conversation.turns.map(({ id }) => id)).size).toBe(conversation.turns.length)
    }
    simulation.handle(STOP)
    for (let left = 0; left < 100 && isBusy(simulation.state); left++) simulation.report()
    expect(isBusy(simulation.state)).toBe(false)
  }
  expect([...phases.keys()].sort()).toEqual(['answering', 'idle', 'loading', 'waiting'])
})

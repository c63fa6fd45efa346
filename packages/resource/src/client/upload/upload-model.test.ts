import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { expect, it } from 'vitest'
import { createUpload, EVENTS, freeze, STORED } from './testing-events.ts'
import type { TusUpload } from './tus-upload.ts'
import {
  type Effect,
  type Event,
  NOTHING_SENT,
  transition,
  type UploadAction,
  type UploadReport,
} from './upload-transition.ts'

/** Simulates server and network with random events: the running uploads and their pending reports. */
class Simulation {
  state = NOTHING_SENT
  /** Uploads that are sending. */
  readonly sending = new Set<TusUpload>()
  readonly handedOver: number[] = []
  /** Pending reports, also of replaced files. */
  reports: UploadReport[] = []
  readonly #random: Random
  /** Turn of each upload. */
  readonly #turns = new Map<TusUpload, number>()

  constructor(random: Random) {
    this.#random = random
  }

  handle(event: Event): void {
    const { state, effects } = transition(freeze(this.state), event)
    this.state = state
    for (const effect of effects) this.#run(effect)
  }

  /** Delivers a random report of a running upload. */
  report(): void {
    const [sent] = this.sending
    if (sent && this.#random() < 0.3) this.reports.push(this.#reportOf(sent))
    const [report] = this.reports.splice(Math.floor(this.#random() * this.reports.length), 1)
    if (report) this.handle(report)
  }

  #reportOf(sent: TusUpload): UploadReport {
    const turn = this.#turns.get(sent) ?? 0
    const chance = this.#random()
    if (chance < 0.6) return { type: 'progressed', turn, sent: 1, time: 0 }
    this.sending.delete(sent)
    if (chance < 0.75) return { type: 'received', turn, id: `u${turn}` }
    const status = pick(this.#random, [0, 401, 413, 429])
    return { type: 'stopped', turn, reason: status === 0 ? {} : { status } }
  }

  #run(effect: Effect): void {
    if (effect.type === 'open') {
      const { turn } = effect
      const opened = createUpload()
      this.#turns.set(opened, turn)
      this.reports.push(
        this.#random() < 0.9
          ? { type: 'opened', turn, upload: opened }
          : { type: 'notOpened', turn, message: '' },
      )
    } else if (effect.type === 'start') {
      expect(this.sending.size).toBe(0)
      this.sending.add(effect.upload)
    } else if (effect.type === 'pause' || effect.type === 'cancel') {
      this.sending.delete(effect.upload)
    } else if (effect.type === 'check') {
      const { turn } = effect
      const [file, canRetry] = [this.#random() < 0.5 ? STORED : undefined, this.#random() < 0.5]
      this.reports.push(
        this.#random() < 0.5
          ? { type: 'checked', turn, file }
          : { type: 'notChecked', turn, message: '', canRetry, isExpired: !canRetry },
      )
    } else if (effect.type === 'renewSession') {
      this.reports.push({ type: 'expired', turn: effect.turn, message: '' })
    } else if (effect.type === 'handOver') {
      this.handedOver.push(this.state.turn)
    }
  }
}

function check({ state, sending, handedOver }: Simulation): void {
  const { turn, work } = state
  // Only the current file is sending, and it is not paused.
  for (const each of sending) expect([work?.upload, work?.phase]).toEqual([each, 'sending'])
  // No file is delivered twice.
  expect(new Set(handedOver).size).toBe(handedOver.length)
  if (handedOver.at(-1) === turn) expect(state).toEqual({ turn, failure: undefined })
  if (work?.phase === 'checking') expect(work).toMatchObject({ sent: work.size })
}

const ACTIONS: readonly UploadAction[] = [
  ...[EVENTS.send, EVENTS.sendEmpty, EVENTS.pause, EVENTS.resume, EVENTS.resume],
  ...[EVENTS.online, EVENTS.cancel, EVENTS.leave, EVENTS.restored],
]

it('never sends twice, while paused or after the end, for random sequences of events', () => {
  const phases = new Map<string, number>()
  let handedOver = 0
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed)
    const simulation = new Simulation(random)
    for (let step = 0; step < 200; step++) {
      if (random() < 0.25) simulation.handle(pick(random, ACTIONS))
      else simulation.report()
      check(simulation)
      const phase = simulation.state.work?.phase ?? 'nothing'
      phases.set(phase, (phases.get(phase) ?? 0) + 1)
    }
    simulation.handle(EVENTS.cancel)
    expect(simulation.state.work).toBeUndefined()
    expect(simulation.sending.size).toBe(0)
    const ended = simulation.state
    for (const report of simulation.reports.splice(0)) simulation.handle(report)
    expect(simulation.state).toBe(ended)
    handedOver += simulation.handedOver.length
  }
  // All phases were reached.
  expect([...phases.keys()].sort()).toEqual(['checking', 'nothing', 'paused', 'sending', 'waiting'])
  expect(handedOver).toBeGreaterThan(100)
})

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

/** A server and a line for random events: what runs there, and what it may report. */
class World {
  state = NOTHING_SENT
  /** Uploads that send now. */
  readonly sending = new Set<TusUpload>()
  readonly handedOver: number[] = []
  /** Reports that are under way, whatever becomes of their file. */
  reports: UploadReport[] = []
  readonly #random: Random
  /** Turns of the uploads. */
  readonly #turns = new Map<TusUpload, number>()

  constructor(random: Random) {
    this.#random = random
  }

  handle(event: Event): void {
    const { state, effects } = transition(freeze(this.state), event)
    this.state = state
    for (const effect of effects) this.#run(effect)
  }

  /** The upload that sends comes to something. */
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

function check({ state, sending, handedOver }: World): void {
  const { turn, work } = state
  // What sends is the file of the form, and it is not paused.
  for (const each of sending) expect([work?.upload, work?.phase]).toEqual([each, 'sending'])
  // No file is handed over twice.
  expect(new Set(handedOver).size).toBe(handedOver.length)
  if (handedOver.at(-1) === turn) expect(state).toEqual({ turn, failure: undefined })
  if (work?.phase === 'checking') expect(work).toMatchObject({ sent: work.size })
}

const ACTIONS: readonly UploadAction[] = [
  ...[EVENTS.send, EVENTS.sendEmpty, EVENTS.pause, EVENTS.resume, EVENTS.resume],
  ...[EVENTS.online, EVENTS.cancel, EVENTS.leave, EVENTS.arrivedBefore],
]

it('never sends twice, while paused or after the end, whatever happens in whatever order', () => {
  const phases = new Map<string, number>()
  let handedOver = 0
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed)
    const world = new World(random)
    for (let step = 0; step < 200; step++) {
      if (random() < 0.25) world.handle(pick(random, ACTIONS))
      else world.report()
      check(world)
      const phase = world.state.work?.phase ?? 'nothing'
      phases.set(phase, (phases.get(phase) ?? 0) + 1)
    }
    world.handle(EVENTS.cancel)
    expect(world.state.work).toBeUndefined()
    expect(world.sending.size).toBe(0)
    const ended = world.state
    for (const report of world.reports.splice(0)) world.handle(report)
    expect(world.state).toBe(ended)
    handedOver += world.handedOver.length
  }
  // It has been everywhere.
  expect([...phases.keys()].sort()).toEqual(['checking', 'nothing', 'paused', 'sending', 'waiting'])
  expect(handedOver).toBeGreaterThan(100)
})

import { RESOURCE_LIMIT_BYTES } from '@mozhan/api-client/contract'
import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { describe, expect, it } from 'vitest'
import { copy } from '../../copy.ts'
import type { TusUpload } from './tus-upload.ts'
import {
  type Effect,
  type Event,
  NOTHING_SENT,
  type State,
  transition,
  type UploadAction,
  type UploadReport,
} from './upload-transition.ts'

const TURN = 1
// Only what a transition reads of a file.
const toFile = (size: number) => ({ name: '资料.zip', size }) as File
const createUpload = (): TusUpload => ({ start() {}, pause() {}, cancel() {} })
const upload = createUpload()
const STORED = { fileUrl: '/a.zip', fileName: '资料.zip', fileSize: 9, fileType: 'zip' }

/** Every event, the reports being those of the first file. */
const EVENTS = {
  send: { type: 'send', file: toFile(9) },
  sendEmpty: { type: 'send', file: toFile(0) },
  sendTooLarge: { type: 'send', file: toFile(RESOURCE_LIMIT_BYTES + 1) },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  cancel: { type: 'cancel' },
  online: { type: 'online' },
  leave: { type: 'leave' },
  arrivedBefore: { type: 'arrivedBefore', upload: { id: 'u0', name: '以前.zip', size: 5 } },
  opened: { type: 'opened', turn: TURN, upload },
  notOpened: { type: 'notOpened', turn: TURN, message: 'no library' },
  progressed: { type: 'progressed', turn: TURN, sent: 4, time: 1000 },
  offline: { type: 'stopped', turn: TURN, reason: {} },
  refused401: { type: 'stopped', turn: TURN, reason: { status: 401 } },
  refused429: { type: 'stopped', turn: TURN, reason: { status: 429, message: 'too often' } },
  refused413: { type: 'stopped', turn: TURN, reason: { status: 413 } },
  expired: { type: 'expired', turn: TURN, message: 'sign in' },
  received: { type: 'received', turn: TURN, id: 'u1' },
  checked: { type: 'checked', turn: TURN, file: STORED },
  checkedWithout: { type: 'checked', turn: TURN, file: undefined },
  notAnswered: notChecked({ canRetry: true }),
  notTaken: notChecked({}),
  notSignedIn: notChecked({ isExpired: true }),
} satisfies Record<string, Event>

function notChecked(facts: { canRetry?: boolean; isExpired?: boolean }): UploadReport {
  const failed = { type: 'notChecked', turn: TURN, message: 'refused' } as const
  return { ...failed, canRetry: false, isExpired: false, ...facts }
}

type EventName = keyof typeof EVENTS

/** How each state is reached from nothing. */
const STATES = {
  nothing: [],
  opening: ['send'],
  sending: ['send', 'opened'],
  pausedOpening: ['send', 'pause'],
  paused: ['send', 'opened', 'progressed', 'pause'],
  waiting: ['send', 'opened', 'offline'],
  checking: ['send', 'opened', 'received'],
  waitingForCheck: ['send', 'opened', 'received', 'notAnswered'],
} satisfies Record<string, readonly EventName[]>

/** The phase, or what is said where there is none, and the effects; `-`: nothing happens. */
type Row = Partial<Record<EventName, string>>

/** The same wherever they happen, but for what is being sent. */
const toCommon = (halt: string, cancel: string): Row => ({
  send: `sending: ${halt}forget open`,
  sendEmpty: `${copy.upload.empty}: ${halt}`,
  sendTooLarge: `${copy.upload.tooLarge(RESOURCE_LIMIT_BYTES / 1024 ** 3)}: ${halt}`,
  cancel: `nothing: ${cancel}forget`,
  leave: `nothing: ${halt}`,
  arrivedBefore: `checking: ${halt}check`,
})
const STOPPED: Row = {
  expired: 'PHASE, sign in:',
  received: 'checking: remember check',
  notOpened: 'no library:',
}

/** What is not named changes nothing. */
const EXPECTED: Record<keyof typeof STATES, Row> = {
  nothing: toCommon('', ''),
  opening: {
    ...toCommon('', ''),
    ...STOPPED,
    pause: 'paused:',
    opened: 'sending: start',
    progressed: 'sending:',
    offline: 'waiting:',
    refused401: 'paused: renewSession',
    refused429: 'paused, too often:',
    refused413: `${copy.upload.failed}:`,
  },
  sending: {
    ...toCommon('pause ', 'cancel '),
    ...STOPPED,
    pause: 'paused: pause',
    opened: 'sending: start',
    progressed: 'sending:',
    offline: 'waiting:',
    refused401: 'paused: renewSession',
    refused429: 'paused, too often:',
    refused413: `${copy.upload.failed}:`,
  },
  pausedOpening: { ...toCommon('', ''), ...STOPPED, opened: 'paused:', resume: 'sending:' },
  paused: {
    ...toCommon('', 'cancel '),
    ...STOPPED,
    opened: 'paused:',
    resume: 'sending: start',
  },
  waiting: {
    ...toCommon('', 'cancel '),
    ...STOPPED,
    opened: 'waiting:',
    resume: 'sending: start',
    online: 'sending: start',
  },
  checking: {
    ...toCommon('', ''),
    checked: 'nothing: forget handOver',
    checkedWithout: `${copy.upload.failed}: forget`,
    notAnswered: 'waiting:',
    notTaken: 'refused: forget',
    notSignedIn: 'refused:',
  },
  waitingForCheck: { ...toCommon('', ''), resume: 'checking: check', online: 'checking: check' },
}

function reach(names: readonly EventName[], start = NOTHING_SENT): State {
  return names.reduce((state, name) => transition(freeze(state), EVENTS[name]).state, start)
}

function freeze(state: State): State {
  Object.freeze(state.work)
  return Object.freeze(state)
}

function describeStep(state: State, event: Event): string {
  const next = transition(freeze(state), event)
  if (next.state === state && next.effects.length === 0) return '-'
  const { work, failure } = next.state
  const told = [work?.phase, failure].filter((part) => part !== undefined).join(', ') || 'nothing'
  return `${told}: ${next.effects.map(({ type }) => type).join(' ')}`.trim()
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]

describe.each(entriesOf(STATES))('a file that is %s', (stateName, way) => {
  const state = reach(way)
  it.each(entriesOf(EVENTS))('is told %s', (name, event) => {
    const expected = EXPECTED[stateName][name] ?? '-'
    const phase = state.work?.phase ?? ''
    expect(describeStep(state, event)).toBe(expected.replace('PHASE', phase).trim())
  })

  it('is not told anything by what an earlier one reports', () => {
    const later = { ...state, turn: TURN + 1 }
    const reports = Object.values(EVENTS).filter((event) => 'turn' in event)
    expect(reports.map((event) => describeStep(later, event))).toEqual(reports.map(() => '-'))
  })
})

it('knows how far it is and how fast, and forgets the speed when it stands', () => {
  const at = (sent: number, time: number): Event => ({ type: 'progressed', turn: TURN, sent, time })
  const events: Event[] = [EVENTS.send, EVENTS.opened, at(0, 0), at(5, 1000)]
  const sending = events.reduce((state, event) => transition(state, event).state, NOTHING_SENT)
  expect(sending.work).toMatchObject({ name: '资料.zip', size: 9, sent: 5, speed: 5 })
  expect(reach(['pause'], sending).work).toMatchObject({ sent: 5, speed: undefined })
  expect(reach(['pause', 'resume'], sending).work).toMatchObject({ sent: 5, samples: [] })
})

it('says nothing of a failure once it goes on', () => {
  const failed = reach(['send', 'opened', 'refused429'])
  expect(reach(['resume'], failed).failure).toBeUndefined()
  expect(reach(['send'], failed).failure).toBeUndefined()
  expect(reach(['cancel'], failed).failure).toBeUndefined()
})

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

import { MAX_RESOURCE_BYTES } from '@mozhan/api-client/contract'
import { describe, expect, it } from 'vitest'
import { copy } from '../../copy.ts'
import { EVENTS, freeze, TURN } from './testing-events.ts'
import { type Event, NOTHING_SENT, type State, transition } from './upload-transition.ts'

type EventName = keyof typeof EVENTS

/** Events that lead to each state. */
const STATES = {
  nothing: [],
  opening: ['send'],
  sending: ['send', 'opened'],
  pausedOpening: ['send', 'pause'],
  paused: ['send', 'opened', 'progressed', 'pause'],
  waiting: ['send', 'opened', 'offline'],
  checking: ['send', 'opened', 'received'],
  waitingForCheck: ['send', 'opened', 'received', 'unanswered'],
} satisfies Record<string, readonly EventName[]>

/** Expected phase, or else message, and effects; `-` for no change. */
type Row = Partial<Record<EventName, string>>

/** Results of events that are the same in all states, except for the effects on a running upload. */
const toCommon = (halt: string, cancel: string): Row => ({
  send: `sending: ${halt}forget open`,
  sendEmpty: `${copy.upload.empty}: ${halt}`,
  sendTooLarge: `${copy.upload.tooLarge(MAX_RESOURCE_BYTES / 1024 ** 3)}: ${halt}`,
  cancel: `nothing: ${cancel}forget`,
  leave: `nothing: ${halt}`,
  restored: `checking: ${halt}check`,
})
const STOPPED: Row = {
  expired: 'PHASE, sign in:',
  received: 'checking: remember check',
  notOpened: 'no library:',
}

/** Events that are not listed change nothing. */
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
    unanswered: 'waiting:',
    rejected: 'refused: forget',
    notSignedIn: 'refused:',
  },
  waitingForCheck: { ...toCommon('', ''), resume: 'checking: check', online: 'checking: check' },
}

function reach(names: readonly EventName[], start = NOTHING_SENT): State {
  return names.reduce((state, name) => transition(freeze(state), EVENTS[name]).state, start)
}

function describeStep(state: State, event: Event): string {
  const next = transition(freeze(state), event)
  if (next.state === state && next.effects.length === 0) return '-'
  const { work, failure } = next.state
  const outcome =
    [work?.phase, failure].filter((part) => part !== undefined).join(', ') || 'nothing'
  return `${outcome}: ${next.effects.map(({ type }) => type).join(' ')}`.trim()
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]

describe.each(entriesOf(STATES))('state %s', (stateName, way) => {
  const state = reach(way)
  it.each(entriesOf(EVENTS))('handles %s', (name, event) => {
    const expected = EXPECTED[stateName][name] ?? '-'
    const phase = state.work?.phase ?? ''
    expect(describeStep(state, event)).toBe(expected.replace('PHASE', phase).trim())
  })

  it('ignores reports of an earlier file', () => {
    const later = { ...state, turn: TURN + 1 }
    const reports = Object.values(EVENTS).filter((event) => 'turn' in event)
    expect(reports.map((event) => describeStep(later, event))).toEqual(reports.map(() => '-'))
  })
})

it('has progress and speed, and no speed while paused', () => {
  const at = (sent: number, time: number): Event => ({ type: 'progressed', turn: TURN, sent, time })
  const events: Event[] = [EVENTS.send, EVENTS.opened, at(0, 0), at(5, 1000)]
  const sending = events.reduce((state, event) => transition(state, event).state, NOTHING_SENT)
  expect(sending.work).toMatchObject({ name: 'data.zip', size: 9, sent: 5, speed: 5 })
  expect(reach(['pause'], sending).work).toMatchObject({ sent: 5, speed: undefined })
  expect(reach(['pause', 'resume'], sending).work).toMatchObject({ sent: 5, samples: [] })
})

it('clears the failure when it resumes', () => {
  const failed = reach(['send', 'opened', 'refused429'])
  expect(reach(['resume'], failed).failure).toBeUndefined()
  expect(reach(['send'], failed).failure).toBeUndefined()
  expect(reach(['cancel'], failed).failure).toBeUndefined()
})

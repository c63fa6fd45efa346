import { messageStatusTopic } from '@mozhan/api-client/contract'
import { createRandom, pick } from '@mozhan/vitest/random'
import { describe, expect, it } from 'vitest'
import { type SessionEvent, type StompSession, startSession, transition } from './stomp-session.ts'

const NOW = 1_000_000
const OWNER = { userId: '7', loginId: undefined, expiresAt: NOW }
const toMessage = (message: string | undefined): SessionEvent => ({ type: 'message', message })
const subscribe = (id: string) =>
  toMessage(`SUBSCRIBE\nid:${id}\ndestination:${messageStatusTopic.destination}\n\n\0`)

const CONNECT = 'CONNECT\naccept-version:1.2\nAuthorization:Bearer t\n\n\0'
const EVENTS = {
  connect: toMessage(CONNECT),
  connectWithout: toMessage('CONNECT\naccept-version:1.2\n\n\0'),
  connectOld: toMessage('CONNECT\naccept-version:1.1\n\n\0'),
  subscribe: subscribe('a'),
  unsubscribe: toMessage('UNSUBSCRIBE\nid:a\nreceipt:r\n\n\0'),
  disconnect: toMessage('DISCONNECT\nreceipt:r\n\n\0'),
  send: toMessage('SEND\n\n\0'),
  broken: toMessage('SUBSCRIBE\nid:a'),
  bytes: toMessage(undefined),
  newline: toMessage('\n'),
  pong: { type: 'pong' },
  beat: { type: 'beat', now: NOW - 1 },
  lateBeat: { type: 'beat', now: NOW },
  authenticated: { type: 'authenticated', owner: OWNER },
  refused: { type: 'refused' },
  notAuthenticated: { type: 'notAuthenticated' },
  admitted: { type: 'admitted', isAdmitted: true },
  overfull: { type: 'admitted', isAdmitted: false },
  expired: { type: 'expired' },
  end: { type: 'end', code: 1001 },
  drop: { type: 'drop' },
} satisfies Record<string, SessionEvent>

type EventName = keyof typeof EVENTS

const ANY: Partial<Record<EventName, string>> = {
  end: 'over: close 1001',
  expired: 'over: ERROR close 4401',
  drop: 'over: terminate',
}

/** How each state is reached, and the phase and effects of every event; other events change nothing. */
const STATES: Record<string, [readonly EventName[], Partial<Record<EventName, string>>]> = {
  new: [
    [],
    {
      ...ANY,
      connect: 'connecting: authenticate',
      connectWithout: 'over: ERROR close 4401',
      connectOld: 'over: ERROR close 1002',
      subscribe: 'over: ERROR close 1002',
      unsubscribe: 'over: ERROR close 1002',
      disconnect: 'over: ERROR close 1002',
      send: 'over: ERROR close 1002',
      broken: 'over: ERROR close 1002',
      bytes: 'over: ERROR close 1002',
      beat: 'new: beat ping',
      lateBeat: 'new: beat ping',
    },
  ],
  connecting: [
    ['connect'],
    {
      ...ANY,
      authenticated: 'connecting: admit',
      refused: 'over: ERROR close 4401',
      notAuthenticated: 'over: close 1013',
      admitted: 'open: CONNECTED',
      overfull: 'over: ERROR close 1002',
      beat: 'connecting: beat ping',
      lateBeat: 'connecting: beat ping',
    },
  ],
  open: [
    ['connect', 'authenticated', 'admitted', 'subscribe'],
    {
      ...ANY,
      connect: 'over: ERROR close 1002',
      connectWithout: 'over: ERROR close 1002',
      connectOld: 'over: ERROR close 1002',
      // The id is in use.
      subscribe: 'over: ERROR close 1002',
      unsubscribe: 'open: RECEIPT',
      disconnect: 'over: RECEIPT close 1000',
      send: 'over: ERROR close 1002',
      broken: 'over: ERROR close 1002',
      bytes: 'over: ERROR close 1002',
      beat: 'open: beat ping',
      lateBeat: 'over: ERROR close 4401',
    },
  ],
  over: [['end'], { drop: 'over: terminate' }],
}

function run(start: StompSession, ...events: readonly SessionEvent[]) {
  let step = transition(start, { type: 'pong' })
  for (const event of events) step = transition(Object.freeze(step.state), event)
  const effects = step.effects.map((effect) => {
    if (effect.type === 'close') return `close ${effect.code}`
    return effect.type === 'send' ? effect.text.split('\n', 1)[0] || 'beat' : effect.type
  })
  return { state: step.state, effects }
}

const reach = (names: readonly EventName[]) =>
  run(startSession(20_000), ...names.map((name) => EVENTS[name])).state

describe.each(Object.entries(STATES))('a connection in phase %s', (phase, [way, expected]) => {
  it.each(Object.entries(EVENTS))('handles %s', (name, event) => {
    const { state, effects } = run(reach(way), event)
    // The names of an object are its keys.
    const wanted = expected[name as EventName] ?? `${phase}:`
    expect(`${state.phase}: ${effects.join(' ')}`.trim()).toBe(wanted)
  })
})

it('handles queued frames in order after the authentication', () => {
  const waits = reach(['connect', 'subscribe', 'unsubscribe', 'broken', 'subscribe'])
  expect(waits.subscriptions).toEqual([])
  const { state, effects } = run(waits, EVENTS.authenticated, EVENTS.admitted)
  expect(effects).toEqual(['CONNECTED', 'RECEIPT', 'ERROR', 'close 1002'])
  expect(state).toMatchObject({ phase: 'over', waiting: [] })
})

it('queues the frames after CONNECT in the same message', () => {
  const both = toMessage(`${CONNECT}SEND\n\n\0`)
  const { state, effects } = run(startSession(20_000), both)
  expect([state.phase, effects]).toEqual(['connecting', ['authenticate']])
  expect(run(state, EVENTS.admitted).effects).toEqual(['CONNECTED', 'ERROR', 'close 1002'])
})

it('accepts four subscriptions, and sixty frames per round', () => {
  const open = reach(['connect', 'authenticated', 'admitted'])
  const four = run(open, ...['a', 'b', 'c', 'd'].map(subscribe)).state
  expect(four.subscriptions).toEqual(['a', 'b', 'c', 'd'])
  expect(run(four, subscribe('e')).effects).toEqual(['ERROR', 'close 1002'])
  const frames = Array<SessionEvent>(59).fill(EVENTS.unsubscribe)
  expect(run(open, ...frames).state.phase).toBe('open')
  expect(run(open, ...frames, EVENTS.unsubscribe).state.phase).toBe('over')
  expect(run(open, ...frames, EVENTS.beat, EVENTS.unsubscribe).state.phase).toBe('open')
})

it('sends nothing after the end, for random sequences of events', () => {
  const all = Object.values(EVENTS)
  let ends = 0
  for (let seed = 1; seed <= 500; seed++) {
    const random = createRandom(seed)
    let state = startSession(20_000)
    for (let step = 0; step < 60; step++) {
      const { phase } = state
      const next = transition(Object.freeze(state), pick(random, all))
      state = next.state
      const types = next.effects.map(({ type }) => type)
      if (phase === 'over') expect(types.filter((type) => type !== 'terminate')).toEqual([])
      if (types.includes('close') || types.includes('terminate')) ends++
      expect(state.phase === 'over').toBe(phase === 'over' || /close|terminate/.test(types.join()))
      if (state.phase !== 'connecting') expect(state.waiting).toEqual([])
      expect(state.subscriptions.length).toBeLessThanOrEqual(4)
    }
  }
  expect(ends).toBeGreaterThan(500)
})

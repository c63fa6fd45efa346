import { expect, it } from 'vitest'
import { Live } from './live.ts'
import type { LiveEnvironment, SocketEvents } from './live-environment.ts'

/** A page that leads, with a constant token. */
function openPage() {
  const tries: SocketEvents[] = []
  const timers = new Set<() => void>()
  let fetchCount = 0
  let receive = (_: { kind: 'check' }) => {}
  const environment: LiveEnvironment<{ revision: number }> = {
    fetch: async () => {
      fetchCount++
      return { revision: 1 }
    },
    parse: () => undefined,
    getToken: () => 'a',
    connect: (_, events) => {
      tries.push(events)
      return { close() {}, isFresh: () => false }
    },
    lead: (onLead) => {
      queueMicrotask(onLead)
      return () => {}
    },
    join: (onMessage) => {
      receive = onMessage
      return { send() {}, leave() {} }
    },
    later: (_, work) => {
      timers.add(work)
      return () => timers.delete(work)
    },
    random: () => 0,
  }
  const live = new Live(environment, () => {})
  const runTimers = () => {
    for (const fire of timers) {
      timers.delete(fire)
      fire()
    }
  }
  const refuse = () => {
    tries.at(-1)?.onEnd('refused')
    runTimers()
  }
  return {
    live,
    tries,
    refuse,
    runTimers,
    countFetches: () => fetchCount,
    receiveCheck: () => receive({ kind: 'check' }),
  }
}

it('fetches the value once if the socket is ready soon', async () => {
  const { tries, runTimers, countFetches } = openPage()
  await Promise.resolve()
  tries.at(-1)?.onReady()
  runTimers()
  expect(countFetches()).toBe(1)
})

it('fetches the value if the socket is not ready soon', async () => {
  const { runTimers, countFetches } = openPage()
  await Promise.resolve()
  expect(countFetches()).toBe(0)
  runTimers()
  expect(countFetches()).toBe(1)
})

it.each(['wakes up', 'receives the message that another tab woke up'])(
  'tries a refused token again when the page %s',
  async (how) => {
    const { live, tries, refuse, receiveCheck } = openPage()
    await Promise.resolve()
    for (let at = 0; at < 5; at++) refuse()
    expect(tries.length).toBe(3)
    if (how === 'wakes up') live.wake()
    else receiveCheck()
    expect(tries.length).toBe(4)
    refuse()
    expect(tries.length).toBe(5)
  },
)

import { expect, it } from 'vitest'
import { Live } from './live.ts'
import type { LiveEnvironment, SocketEvents } from './live-environment.ts'

/** A page that leads, with a constant token. */
function openPage() {
  const tries: SocketEvents[] = []
  const timers: (() => void)[] = []
  let receive = (_: { kind: 'check' }) => {}
  const environment: LiveEnvironment<{ revision: number }> = {
    fetch: async () => ({ revision: 1 }),
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
      timers.push(work)
      return () => {}
    },
    random: () => 0,
  }
  const live = new Live(environment, () => {})
  const refuse = () => {
    tries.at(-1)?.onEnd('refused')
    for (const fire of timers.splice(0)) fire()
  }
  return { live, tries, refuse, receiveCheck: () => receive({ kind: 'check' }) }
}

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

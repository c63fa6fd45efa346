import { expect, it } from 'vitest'
import { Live } from './live.ts'
import type { LiveWorld, SocketEvents } from './live-world.ts'

/** A page that holds the socket, with a token that stays the same. */
function openPage() {
  const tries: SocketEvents[] = []
  const timers: (() => void)[] = []
  let tell = (_: { kind: 'check' }) => {}
  const world: LiveWorld<{ revision: number }> = {
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
    join: (onTold) => {
      tell = onTold
      return { tell() {}, leave() {} }
    },
    later: (_, work) => {
      timers.push(work)
      return () => {}
    },
    random: () => 0,
  }
  const live = new Live(world, () => {})
  const refuse = () => {
    tries.at(-1)?.onEnd('refused')
    for (const fire of timers.splice(0)) fire()
  }
  return { live, tries, refuse, tell: () => tell({ kind: 'check' }) }
}

it.each(['wakes', 'is told that another tab woke'])(
  'tries a token that was refused again when the page %s',
  async (how) => {
    const { live, tries, refuse, tell } = openPage()
    await Promise.resolve()
    for (let at = 0; at < 5; at++) refuse()
    expect(tries.length).toBe(3)
    if (how === 'wakes') live.wake()
    else tell()
    expect(tries.length).toBe(4)
    refuse()
    expect(tries.length).toBe(5)
  },
)

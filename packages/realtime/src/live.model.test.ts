import { describe, expect, it } from 'vitest'
import { World } from './live-world.case.ts'

const ORDERS = 10_000
const STEPS = 40
/** Tries of one tab with a token that the server refuses, until it wakes. */
const MAX_REFUSALS = 3

describe.each([
  ['with revisions', true],
  ['from a back end without revisions', false],
])('a live value %s', (_name, hasRevisions) => {
  it(`shows the truth in every tab after ${ORDERS} random orders of events`, async () => {
    for (let seed = 1; seed <= ORDERS; seed++) {
      const world = new World(seed, hasRevisions)
      world.run(1)
      for (let at = 0; at < STEPS; at++) {
        world.act()
        await world.breathe()
      }
      await world.settle()
      const open = world.tabs.filter((tab) => tab.isOpen)
      const wrong = open.filter((tab) => tab.shown !== world.expected())
      if (wrong.length > 0 || world.sockets.open().length > 1) {
        expect({
          seed,
          shown: open.map((tab) => tab.shown),
          sockets: world.sockets.open().length,
        }).toEqual({ seed, shown: open.map(() => world.expected()), sockets: 1 })
      }
      expect(world.sockets.mostRefusals()).toBeLessThanOrEqual(MAX_REFUSALS)
      const before = world.tabs.map((tab) => tab.shown)
      world.signOut()
      world.act()
      expect(world.sockets.open().length).toBe(0)
      expect(world.tabs.slice(0, before.length).map((tab) => tab.shown)).toEqual(before)
    }
  }, 120_000)
})

it('comes to rest when the session cannot be renewed, and goes on after the next sign-in', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const world = new World(seed, seed % 2 === 0)
    world.run(10)
    world.endSession()
    for (let at = 0; at < STEPS; at++) {
      world.act('without renewal')
      await world.breathe()
    }
    world.endSession()
    const isCalm = await world.calmDown()
    expect({ seed, isCalm, sockets: world.sockets.open().length }).toEqual({
      ...{ seed, isCalm: true, sockets: 0 },
    })
    expect(world.sockets.mostRefusals()).toBeLessThanOrEqual(MAX_REFUSALS)
    await world.settle()
    const open = world.tabs.filter((tab) => tab.isOpen)
    expect({ seed, shown: open.map((tab) => tab.shown) }).toEqual({
      ...{ seed, shown: open.map(() => world.expected()) },
    })
  }
}, 60_000)

import { describe, expect, it } from 'vitest'
import { World } from './live-world.case.ts'

const ORDERS = 10_000
const STEPS = 40

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
      if (wrong.length > 0 || world.liveSockets() > 1) {
        expect({
          seed,
          shown: open.map((tab) => tab.shown),
          sockets: world.liveSockets(),
        }).toEqual({ seed, shown: open.map(() => world.expected()), sockets: 1 })
      }
      const before = world.tabs.map((tab) => tab.shown)
      world.signOut()
      world.act()
      expect(world.liveSockets()).toBe(0)
      expect(world.tabs.slice(0, before.length).map((tab) => tab.shown)).toEqual(before)
    }
  }, 120_000)
})

import { describe, expect, it } from 'vitest'
import { Simulation } from './live-simulation.case.ts'

const ORDERS = 10_000
const STEPS = 40
/** Attempts of one tab with a refused token until it wakes up. */
const MAX_REFUSALS = 3

describe.each([
  ['with revisions', true],
  ['from a back end without revisions', false],
])('a live value %s', (_name, hasRevisions) => {
  it(`is correct in every tab after ${ORDERS} random orders of events`, async () => {
    for (let seed = 1; seed <= ORDERS; seed++) {
      const simulation = new Simulation(seed, hasRevisions)
      simulation.run(1)
      for (let at = 0; at < STEPS; at++) {
        simulation.act()
        await simulation.runMicrotasks()
      }
      await simulation.settle()
      const open = simulation.tabs.filter((tab) => tab.isOpen)
      const wrong = open.filter((tab) => tab.shown !== simulation.expected())
      if (wrong.length > 0 || simulation.sockets.openSockets().length > 1) {
        expect({
          seed,
          shown: open.map((tab) => tab.shown),
          sockets: simulation.sockets.openSockets().length,
        }).toEqual({ seed, shown: open.map(() => simulation.expected()), sockets: 1 })
      }
      expect(simulation.sockets.maxRefusals()).toBeLessThanOrEqual(MAX_REFUSALS)
      const before = simulation.tabs.map((tab) => tab.shown)
      simulation.signOut()
      simulation.act()
      expect(simulation.sockets.openSockets().length).toBe(0)
      expect(simulation.tabs.slice(0, before.length).map((tab) => tab.shown)).toEqual(before)
    }
  }, 120_000)
})

it('stops retrying if the session cannot be renewed, and resumes after the next sign-in', async () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const simulation = new Simulation(seed, seed % 2 === 0)
    simulation.run(10)
    simulation.endSession()
    for (let at = 0; at < STEPS; at++) {
      simulation.act({ renewsToken: false })
      await simulation.runMicrotasks()
    }
    simulation.endSession()
    const isDrained = await simulation.drain()
    expect({ seed, isDrained, sockets: simulation.sockets.openSockets().length }).toEqual({
      ...{ seed, isDrained: true, sockets: 0 },
    })
    expect(simulation.sockets.maxRefusals()).toBeLessThanOrEqual(MAX_REFUSALS)
    await simulation.settle()
    const open = simulation.tabs.filter((tab) => tab.isOpen)
    expect({ seed, shown: open.map((tab) => tab.shown) }).toEqual({
      ...{ seed, shown: open.map(() => simulation.expected()) },
    })
  }
}, 60_000)

import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { createActions } from './testing-actions.ts'
import { describeSimulation } from './testing-report.ts'
import { createSimulation } from './testing-simulation.ts'
import type { Device, Simulation } from './testing-types.ts'

const SEEDS = 100
const STEPS = 300

/** A text contains the name of its writer. */
const writerOf = (text: string) => text.split('/')[0]

/** Texts that must exist: reported as stored, and not replaced, discarded or rejected since. */
type Expected = Map<string, { owner: string; how: string }>

/** Whether a device stores a text. */
const stores = (device: Device, text: string) => {
  const quoted = JSON.stringify(text)
  return [...device.main.values(), ...device.mirror.values()].some((value) =>
    value.includes(quoted),
  )
}

function isSomewhere(simulation: Simulation, text: string): boolean {
  return (
    simulation.devices.some(
      (device) =>
        stores(device, text) ||
        device.tabs.some(({ journal }) => journal.getSnapshot().content === text),
    ) || [...simulation.drafts.values()].some(({ content }) => content === text)
  )
}

function check(simulation: Simulation, expected: Expected): void {
  for (const { device, owner, journal } of simulation.devices.flatMap(({ tabs }) => tabs)) {
    const { content, state, isStored, conflict, earlier } = journal.getSnapshot()
    // No account sees the text of another one.
    for (const text of [content, conflict?.theirs.content, ...earlier.map((e) => e.content)]) {
      if (text) expect([owner, VISITOR]).toContain(writerOf(text))
    }
    // The state does not claim more than is true.
    if (isStored && content !== '' && !expected.has(content) && state !== 'idle') {
      if (!replaced.has(content)) expected.set(content, { owner, how: `stored as ${state}` })
    }
    if (state === 'idle') expect(content === '' || simulation.published.has(content)).toBe(true)
    if (state === 'local' && expected.has(content)) {
      if (!stores(device, content))
        throw new Error(`not here: ${content}; ${describeSimulation(simulation)}`)
    }
    if (state === 'saved' && content !== '')
      expect(simulation.accepted.get(owner)).toContain(content)
    if (state === 'conflict') expect(conflict?.theirs.content).not.toBe(content)
  }
  for (const [text, why] of expected) {
    if (!isSomewhere(simulation, text)) {
      throw new Error(`lost: ${text} (${why.how}); ${describeSimulation(simulation)}`)
    }
  }
}

const replaced = new Set<string>()

describe('journal under crashes, several tabs, devices and accounts', () => {
  it.each([
    { text: 'a new text', isChange: false },
    { text: 'a text that stands and is changed', isChange: true },
  ])(
    'never loses, overwrites, exposes or misreports $text',
    async ({ isChange }) => {
      let steps = 0

      for (let seed = 1; seed <= SEEDS; seed++) {
        const simulation = createSimulation(seed, { isChange })
        const expected: Expected = new Map()
        replaced.clear()
        const { random } = simulation
        const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
          items[Math.floor(random() * items.length)]
        const markReplaced = (text: string | undefined) => {
          if (!text) return
          expected.delete(text)
          replaced.add(text)
        }
        const trace: string[] = []
        const markRestored = (text: string) => void replaced.delete(text)
        const actions = createActions({ simulation, seed, oneOf, markReplaced, markRestored })
        const total = actions.reduce((sum, [weight]) => sum + weight, 0)
        try {
          for (let step = 0; step < STEPS; step++) {
            steps++
            const device = oneOf(simulation.devices)
            if (!device) continue
            if (device.tabs.length === 0 || (device.tabs.length < 3 && random() < 0.05)) {
              simulation.openTab(device)
            }
            const tab = oneOf(device.tabs)
            if (!tab) continue
            const pick = random() * total
            let passed = 0
            const [, name, act] = actions.find(([weight]) => {
              passed += weight
              return pick < passed
            }) ?? [0, 'nothing']
            trace.push(`${name} ${simulation.devices.indexOf(device)}.${device.tabs.indexOf(tab)}`)
            await act?.(tab)
            await simulation.pump(Math.floor(random() * 6))
            check(simulation, expected)
            if (random() < 0.4) {
              await simulation.advance(random() < 0.5 ? 100 : 4000)
              check(simulation, expected)
            }
          }
          for (const device of simulation.devices) {
            Object.assign(device, {
              isMainBroken: false,
              isMirrorFull: false,
              isOnline: true,
              isExpired: false,
              refusal: undefined,
            })
          }
          await simulation.pump(2000)
          check(simulation, expected)
        } catch (error) {
          throw Object.assign(new Error(`seed ${seed}: ${trace.slice(-25).join(', ')}`), {
            cause: error,
          })
        }
      }
      expect(steps).toBeGreaterThanOrEqual(10_000)
    },
    40_000,
  )
})

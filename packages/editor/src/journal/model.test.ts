import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { createActions } from './testing-actions.ts'
import { describeWorld } from './testing-report.ts'
import type { Device, World } from './testing-types.ts'
import { createWorld } from './testing-world.ts'

const SEEDS = 100
const STEPS = 300

/** A text says who typed it. */
const writerOf = (text: string) => text.split('/')[0]

/** Texts that nobody has replaced, given up or chosen against, and that a state line called kept. */
type Owed = Map<string, { owner: string; how: string }>

/** Everything that a machine holds, as one text. */
const holds = (device: Device, text: string) => {
  const quoted = JSON.stringify(text)
  return [...device.main.values(), ...device.mirror.values()].some((kept) => kept.includes(quoted))
}

function isSomewhere(world: World, text: string): boolean {
  return (
    world.devices.some(
      (device) =>
        holds(device, text) ||
        device.tabs.some(({ journal }) => journal.getSnapshot().content === text),
    ) || [...world.drafts.values()].some(({ content }) => content === text)
  )
}

function check(world: World, owed: Owed): void {
  for (const { device, owner, journal } of world.devices.flatMap(({ tabs }) => tabs)) {
    const { content, state, isKept, conflict, earlier } = journal.getSnapshot()
    // Nobody sees what another account has typed.
    for (const text of [content, conflict?.theirs.content, ...earlier.map((e) => e.content)]) {
      if (text) expect([owner, VISITOR]).toContain(writerOf(text))
    }
    // The line says no more than is true.
    if (isKept && content !== '' && !owed.has(content) && state !== 'idle') {
      if (!replaced.has(content)) owed.set(content, { owner, how: `kept as ${state}` })
    }
    if (state === 'idle') expect(content === '' || world.published.has(content)).toBe(true)
    if (state === 'local' && owed.has(content)) {
      if (!holds(device, content)) throw new Error(`not here: ${content}; ${describeWorld(world)}`)
    }
    if (state === 'saved' && content !== '') expect(world.accepted.get(owner)).toContain(content)
    if (state === 'conflict') expect(conflict?.theirs.content).not.toBe(content)
  }
  for (const [text, why] of owed) {
    if (!isSomewhere(world, text)) {
      throw new Error(`lost: ${text} (${why.how}); ${describeWorld(world)}`)
    }
  }
}

const replaced = new Set<string>()

describe('a journal among crashes, tabs, machines and accounts', () => {
  it.each([
    { text: 'a new text', isChange: false },
    { text: 'a text that stands and is changed', isChange: true },
  ])(
    'never loses, overwrites, shows to others or claims too much of $text',
    async ({ isChange }) => {
      let steps = 0

      for (let seed = 1; seed <= SEEDS; seed++) {
        const world = createWorld(seed, { isChange })
        const owed: Owed = new Map()
        replaced.clear()
        const { random } = world
        const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
          items[Math.floor(random() * items.length)]
        const giveUp = (text: string | undefined) => {
          if (!text) return
          owed.delete(text)
          replaced.add(text)
        }
        const trace: string[] = []
        const takeBack = (text: string) => void replaced.delete(text)
        const actions = createActions({ world, seed, oneOf, giveUp, takeBack })
        const total = actions.reduce((sum, [weight]) => sum + weight, 0)
        try {
          for (let step = 0; step < STEPS; step++) {
            steps++
            const device = oneOf(world.devices)
            if (!device) continue
            if (device.tabs.length === 0 || (device.tabs.length < 3 && random() < 0.05)) {
              world.openTab(device)
            }
            const tab = oneOf(device.tabs)
            if (!tab) continue
            const pick = random() * total
            let passed = 0
            const [, name, act] = actions.find(([weight]) => {
              passed += weight
              return pick < passed
            }) ?? [0, 'nothing']
            trace.push(`${name} ${world.devices.indexOf(device)}.${device.tabs.indexOf(tab)}`)
            await act?.(tab)
            await world.pump(Math.floor(random() * 6))
            check(world, owed)
            if (random() < 0.4) {
              await world.advance(random() < 0.5 ? 100 : 4000)
              check(world, owed)
            }
          }
          for (const device of world.devices) {
            Object.assign(device, {
              isMainBroken: false,
              isMirrorFull: false,
              isOnline: true,
              isExpired: false,
              refusal: undefined,
            })
          }
          await world.pump(2000)
          check(world, owed)
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

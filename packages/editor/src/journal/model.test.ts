import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { createWorld, type Device, describeWorld, type Tab, type World } from './testing-world.ts'

const SEEDS = 34
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
    if (state === 'idle') expect(content).toBe('')
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
  it('never loses, overwrites, shows to others or claims too much', async () => {
    let steps = 0

    for (let seed = 1; seed <= SEEDS; seed++) {
      const world = createWorld(seed)
      const owed: Owed = new Map()
      replaced.clear()
      let typed = 0
      const { random } = world
      const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
        items[Math.floor(random() * items.length)]
      const giveUp = (text: string | undefined) => {
        if (!text) return
        owed.delete(text)
        replaced.add(text)
      }
      const trace: string[] = []
      const actions: [weight: number, name: string, act: (tab: Tab) => unknown][] = [
        [
          30,
          'edit',
          ({ device, journal, owner }) => {
            giveUp(journal.getSnapshot().content)
            journal.edit(`${owner}/${seed}.${typed++}`)
            // A tab may be killed with the very next key.
            if (!device.isMirrorFull) expect(journal.getSnapshot().isKept).toBe(true)
          },
        ],
        [
          2,
          'erase',
          ({ journal }) => {
            giveUp(journal.getSnapshot().content)
            journal.edit('')
          },
        ],
        [3, 'flush', ({ journal }) => void journal.flush()],
        [2, 'hide', ({ journal }) => journal.keepNow()],
        [3, 'resume', ({ journal }) => void journal.resume()],
        [
          3,
          'crash',
          (tab) => {
            world.closeTab(tab, 'crash')
          },
        ],
        [
          4,
          'leave',
          (tab) => {
            world.closeTab(tab, 'leave')
          },
        ],
        [
          2,
          'discard',
          ({ journal }) => {
            giveUp(journal.getSnapshot().content)
            void journal.discard()
          },
        ],
        [
          2,
          'publish',
          ({ journal }) => {
            giveUp(journal.getSnapshot().content)
            void journal.published()
          },
        ],
        [
          3,
          'publish what is refused',
          async ({ journal }) => {
            // As a form does with 413, 500 or a label that is gone: it says so, and nothing else happens.
            const { content } = journal.getSnapshot()
            void journal.flush()
            expect(journal.getSnapshot().content).toBe(content)
          },
        ],
        [
          2,
          'a second',
          async () => {
            await world.advance(1000)
            await world.pump(500)
            for (const { isMainBroken, isMirrorFull, tabs } of world.devices) {
              if (isMainBroken || isMirrorFull) continue
              for (const { journal } of tabs) expect(journal.getSnapshot().isKept).toBe(true)
            }
          },
        ],
        [
          3,
          'refusal',
          ({ device }) => {
            device.refusal = oneOf([undefined, 413, 500])
          },
        ],
        [
          5,
          'mine',
          ({ journal }) => {
            const { conflict } = journal.getSnapshot()
            if (!conflict) return
            giveUp(conflict.theirs.content)
            void journal.resolve('mine')
          },
        ],
        [
          5,
          'theirs',
          ({ journal }) => {
            const { conflict } = journal.getSnapshot()
            if (!conflict) return
            giveUp(conflict.mine.content)
            void journal.resolve('theirs')
          },
        ],
        [
          2,
          'restore',
          ({ journal }) => {
            const { earlier, content } = journal.getSnapshot()
            const version = oneOf(earlier)
            if (!version) return
            giveUp(content)
            replaced.delete(version.content)
            void journal.restore(version)
          },
        ],
        [
          3,
          'main store',
          ({ device }) => {
            device.isMainBroken = !device.isMainBroken && random() < 0.4
          },
        ],
        [
          3,
          'mirror',
          ({ device }) => {
            device.isMirrorFull = !device.isMirrorFull && random() < 0.4
          },
        ],
        [
          3,
          'network',
          ({ device }) => {
            device.isOnline = !device.isOnline || random() < 0.5
          },
        ],
        [
          2,
          'expiry',
          ({ device }) => {
            device.isExpired = !device.isExpired && random() < 0.5
          },
        ],
        [
          3,
          'account',
          ({ device }) => {
            for (const tab of [...device.tabs])
              world.closeTab(tab, random() < 0.7 ? 'leave' : 'crash')
            device.owner = oneOf([VISITOR, 'a', 'b', 'a']) ?? VISITOR
          },
        ],
        [
          1,
          'account in another tab',
          ({ device }) => {
            device.owner = oneOf([VISITOR, 'a', 'b']) ?? VISITOR
          },
        ],
      ]
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
  }, 20_000)
})

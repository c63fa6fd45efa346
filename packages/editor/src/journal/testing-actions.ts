import { expect } from 'vitest'
import { VISITOR } from './keys.ts'
import type { Tab, World } from './testing-types.ts'

/** Something that a writer, a machine or the server may do, and how often. */
export type Action = [weight: number, name: string, act: (tab: Tab) => unknown]

export interface ActionsOptions {
  readonly world: World
  readonly seed: number
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined
  /** The writer has replaced, given up or chosen against a text. */
  readonly giveUp: (text: string | undefined) => void
  /** The writer wants it after all. */
  readonly takeBack: (text: string) => void
}

/** Everything that happens to texts: typing, tabs, machines, accounts, and faults of all of them. */
export function createActions({
  world,
  seed,
  oneOf,
  giveUp,
  takeBack,
}: ActionsOptions): readonly Action[] {
  const { random } = world
  let typed = 0
  return [
    [
      30,
      'edit',
      ({ device, journal, owner }) => {
        giveUp(journal.getSnapshot().content)
        // No text is the beginning of another: that would count as written on.
        journal.edit(`${owner}/${seed}.${typed++};`)
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
      (tab) => {
        const { content } = tab.journal.getSnapshot()
        giveUp(content)
        world.publish(tab, content)
      },
    ],
    [
      2,
      'go on while it is published',
      (tab) => {
        const { journal, owner } = tab
        const { content } = journal.getSnapshot()
        giveUp(content)
        journal.edit(`${owner}/more ${seed}.${typed++};`)
        world.publish(tab, content)
      },
    ],
    [
      2,
      'publish, and lose the network',
      (tab) => {
        const { content } = tab.journal.getSnapshot()
        giveUp(content)
        world.publish(tab, content)
        tab.device.isOnline = false
      },
    ],
    [2, 'publish beside another tab', (tab) => publishBeside(world, tab, giveUp)],
    [
      2,
      'go on on the other machine',
      (tab) => {
        const other = world.devices.find((device) => device !== tab.device)
        if (!other || other.owner !== tab.owner) return
        const beside = other.tabs.find(({ owner }) => owner === tab.owner) ?? world.openTab(other)
        giveUp(beside.journal.getSnapshot().content)
        beside.journal.edit(`${tab.owner}/there ${seed}.${typed++};`)
        void beside.journal.flush()
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
        device.refusal = oneOf([undefined, 413, 429, 500])
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
        takeBack(version.content)
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
        for (const tab of [...device.tabs]) world.closeTab(tab, random() < 0.7 ? 'leave' : 'crash')
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
}

/** One of two tabs publishes: the other one shows what stands, and its own words where it has any. */
async function publishBeside(
  world: World,
  tab: Tab,
  giveUp: ActionsOptions['giveUp'],
): Promise<void> {
  const { device, owner, journal } = tab
  Object.assign(device, { isMainBroken: false, isMirrorFull: false })
  await world.pump(1000)
  await world.advance(1)
  await world.pump(1000)
  const beside = device.tabs.filter((other) => other !== tab && other.owner === owner)
  if (beside.length === 0) return
  const { content } = journal.getSnapshot()
  giveUp(content)
  world.publish(tab, content)
  await world.pump(1000)
  if (world.standing.get(owner) !== content) return
  for (const other of beside) {
    const seen = other.journal.getSnapshot()
    expect([seen.content, seen.conflict?.theirs.content]).toContain(content)
    expect(seen.superseded).toBeDefined()
  }
}

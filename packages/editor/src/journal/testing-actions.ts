import { expect } from 'vitest'
import { VISITOR } from './keys.ts'
import type { Simulation, Tab } from './testing-types.ts'

/** An action of a user, a device or the server, with its relative frequency. */
export type Action = [weight: number, name: string, act: (tab: Tab) => unknown]

export interface ActionsOptions {
  readonly simulation: Simulation
  readonly seed: number
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined
  /** The user has replaced, discarded or rejected a text. */
  readonly markReplaced: (text: string | undefined) => void
  /** A replaced text was restored and must not be lost from now on. */
  readonly markRestored: (text: string) => void
}

/** All actions: typing, tabs, devices, accounts, and failures of all of them. */
export function createActions({
  simulation,
  seed,
  oneOf,
  markReplaced,
  markRestored,
}: ActionsOptions): readonly Action[] {
  const { random } = simulation
  let typed = 0
  return [
    [
      30,
      'edit',
      ({ device, journal, owner }) => {
        markReplaced(journal.getSnapshot().content)
        // No text may be the beginning of another: it would count as continued.
        journal.edit(`${owner}/${seed}.${typed++};`)
        // A tab may be killed after any key.
        if (!device.isMirrorFull) expect(journal.getSnapshot().isStored).toBe(true)
      },
    ],
    [
      2,
      'erase',
      ({ journal }) => {
        markReplaced(journal.getSnapshot().content)
        journal.edit('')
      },
    ],
    [3, 'flush', ({ journal }) => void journal.flush()],
    [2, 'hide', ({ journal }) => journal.storeNow()],
    [3, 'resume', ({ journal }) => void journal.resume()],
    [
      3,
      'crash',
      (tab) => {
        simulation.closeTab(tab, 'crash')
      },
    ],
    [
      4,
      'leave',
      (tab) => {
        simulation.closeTab(tab, 'leave')
      },
    ],
    [
      2,
      'discard',
      ({ journal }) => {
        markReplaced(journal.getSnapshot().content)
        void journal.discard()
      },
    ],
    [
      2,
      'publish',
      (tab) => {
        const { content } = tab.journal.getSnapshot()
        markReplaced(content)
        simulation.publish(tab, content)
      },
    ],
    [
      2,
      'edit during publication',
      (tab) => {
        const { journal, owner } = tab
        const { content } = journal.getSnapshot()
        markReplaced(content)
        journal.edit(`${owner}/more ${seed}.${typed++};`)
        simulation.publish(tab, content)
      },
    ],
    [
      2,
      'publish and lose the network',
      (tab) => {
        const { content } = tab.journal.getSnapshot()
        markReplaced(content)
        simulation.publish(tab, content)
        tab.device.isOnline = false
      },
    ],
    [2, 'publish beside another tab', (tab) => publishBeside(simulation, tab, markReplaced)],
    [
      2,
      'edit on the other device',
      (tab) => {
        const other = simulation.devices.find((device) => device !== tab.device)
        if (!other || other.owner !== tab.owner) return
        const otherTab =
          other.tabs.find(({ owner }) => owner === tab.owner) ?? simulation.openTab(other)
        markReplaced(otherTab.journal.getSnapshot().content)
        otherTab.journal.edit(`${tab.owner}/there ${seed}.${typed++};`)
        void otherTab.journal.flush()
      },
    ],
    [
      3,
      'fail to publish',
      async ({ journal }) => {
        // A form reports 413, 500 or a deleted label in the same way: the text stays, and nothing is removed.
        const { content } = journal.getSnapshot()
        void journal.flush()
        expect(journal.getSnapshot().content).toBe(content)
      },
    ],
    [
      2,
      'wait a second',
      async () => {
        await simulation.advance(1000)
        await simulation.pump(500)
        for (const { isMainBroken, isMirrorFull, tabs } of simulation.devices) {
          if (isMainBroken || isMirrorFull) continue
          for (const { journal } of tabs) expect(journal.getSnapshot().isStored).toBe(true)
        }
      },
    ],
    [
      3,
      'change server status',
      ({ device }) => {
        device.refusal = oneOf([undefined, 413, 429, 500])
      },
    ],
    [
      5,
      'resolve mine',
      ({ journal }) => {
        const { conflict } = journal.getSnapshot()
        if (!conflict) return
        markReplaced(conflict.theirs.content)
        void journal.resolve('mine')
      },
    ],
    [
      5,
      'resolve theirs',
      ({ journal }) => {
        const { conflict } = journal.getSnapshot()
        if (!conflict) return
        markReplaced(conflict.mine.content)
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
        markReplaced(content)
        markRestored(version.content)
        void journal.restore(version)
      },
    ],
    [
      3,
      'toggle main store',
      ({ device }) => {
        device.isMainBroken = !device.isMainBroken && random() < 0.4
      },
    ],
    [
      3,
      'toggle mirror',
      ({ device }) => {
        device.isMirrorFull = !device.isMirrorFull && random() < 0.4
      },
    ],
    [
      3,
      'toggle network',
      ({ device }) => {
        device.isOnline = !device.isOnline || random() < 0.5
      },
    ],
    [
      2,
      'toggle expiry',
      ({ device }) => {
        device.isExpired = !device.isExpired && random() < 0.5
      },
    ],
    [
      3,
      'account',
      ({ device }) => {
        for (const tab of [...device.tabs])
          simulation.closeTab(tab, random() < 0.7 ? 'leave' : 'crash')
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

/** One of two tabs publishes: the others show the published text, beside their own changes if they have any. */
async function publishBeside(
  simulation: Simulation,
  tab: Tab,
  markReplaced: ActionsOptions['markReplaced'],
): Promise<void> {
  const { device, owner, journal } = tab
  Object.assign(device, { isMainBroken: false, isMirrorFull: false })
  await simulation.pump(1000)
  await simulation.advance(1)
  await simulation.pump(1000)
  const others = device.tabs.filter((other) => other !== tab && other.owner === owner)
  if (others.length === 0) return
  const { content } = journal.getSnapshot()
  markReplaced(content)
  simulation.publish(tab, content)
  await simulation.pump(1000)
  if (simulation.current.get(owner) !== content) return
  for (const other of others) {
    const seen = other.journal.getSnapshot()
    expect([seen.content, seen.conflict?.theirs.content]).toContain(content)
    expect(seen.superseded).toBeDefined()
  }
}

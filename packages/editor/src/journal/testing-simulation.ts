import { createRandom } from '@mozhan/vitest/random'
import { createStore } from 'jotai/vanilla'
import { connectServer } from './connect-server.ts'
import { createJournal } from './create-journal.ts'
import type { JournalEnvironment } from './environment.ts'
import { VISITOR } from './keys.ts'
import { restOfText } from './rest-of.ts'
import { RefusedError, readRetryAfter, SessionEndedError } from './testing-errors.ts'
import type { Device, Simulation, Tab } from './testing-types.ts'
import type { JournalRemote, RemoteVersion } from './types.ts'

interface Timer {
  at: number
  work: () => void
}

export function createSimulation(
  seed: number,
  { lossRate = 0.1, isChange = false } = {},
): Simulation {
  const random = createRandom(seed)
  let time = 1_000_000
  let names = 0
  const timers = new Set<Timer>()
  const waits: (() => void)[] = []
  const drafts = new Map<string, RemoteVersion<string>>()
  const accepted = new Map<string, string[]>()
  const current = new Map<string, string>()
  const published = new Set<string>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const createDevice = (): Device => ({
    main: new Map(),
    mirror: new Map(),
    isMainBroken: false,
    isMirrorFull: false,
    isOnline: true,
    isExpired: false,
    refusal: undefined,
    owner: VISITOR,
    tabs: [],
  })

  const createEnvironment = (
    device: Device,
    isAlive: () => boolean,
    listeners: Tab['listeners'],
  ): JournalEnvironment => {
    /** Resolves when pumped, unless the tab was closed. */
    const wait = () =>
      new Promise<void>((resolve) => {
        waits.push(() => {
          if (isAlive()) resolve()
        })
      })
    const guard = () => {
      if (device.isMainBroken) throw new Error('main store is broken')
    }
    const parse = (text: string | undefined): unknown => text && JSON.parse(text)
    return {
      storage: {
        async read(id) {
          await wait()
          guard()
          return parse(device.main.get(id))
        },
        async update(id, change) {
          await wait()
          guard()
          device.main.set(id, JSON.stringify(change(parse(device.main.get(id)))))
          await wait()
        },
        async remove(id) {
          await wait()
          guard()
          device.main.delete(id)
        },
        list: async () => [],
      },
      mirror: {
        read: (id) =>
          [...device.mirror]
            .filter(([name]) => name.startsWith(`${id}:`))
            .map(([, text]) => JSON.parse(text)),
        write(id, writer, value) {
          if (device.isMirrorFull) return false
          device.mirror.set(`${id}:${writer}`, JSON.stringify(value))
          return true
        },
        remove(id, writer) {
          for (const name of device.mirror.keys()) {
            if (writer === undefined ? name.startsWith(`${id}:`) : name === `${id}:${writer}`) {
              device.mirror.delete(name)
            }
          }
        },
        list: () => [],
      },
      channel: {
        post(id) {
          for (const tab of device.tabs) {
            for (const listener of tab.listeners) {
              if (tab.listeners !== listeners) waits.push(() => listener(id))
            }
          }
        },
        listen(onChange) {
          listeners.add(onChange)
          return () => listeners.delete(onChange)
        },
      },
      now: () => time,
      isOnline: () => device.isOnline,
      after(ms, work) {
        const timer = { at: time + ms, work: () => isAlive() && work() }
        timers.add(timer)
        return () => timers.delete(timer)
      },
      createId: () => `w${names++}`,
    }
  }

  const createRemote = (device: Device): JournalRemote<string> => {
    /** Calls use the account that is signed in when they start. */
    const call = async <Result>(work: (owner: string) => Result): Promise<Result> => {
      const { owner } = device
      await new Promise<void>((resolve) => waits.push(resolve))
      if (!device.isOnline) throw new Error('no network')
      if (device.isExpired || owner === VISITOR) throw new SessionEndedError()
      if (device.refusal !== undefined) throw new RefusedError(device.refusal)
      const result = work(owner)
      await new Promise<void>((resolve) => waits.push(resolve))
      if (random() < simulation.lossRate) throw new Error('response lost')
      return result
    }
    return {
      load: () => call((owner) => drafts.get(owner)),
      ...(isChange && { loadCurrent: () => call((owner) => current.get(owner)) }),
      save: (content, revision) =>
        call((owner) => {
          const draft = drafts.get(owner)
          if (draft && draft.revision !== revision) {
            if (draft.content === content) return { revision: draft.revision }
            return { revision: draft.revision, newer: draft }
          }
          const saved = { content, revision: Math.max(revision + 1, time), at: time }
          drafts.set(owner, saved)
          accepted.set(owner, [...(accepted.get(owner) ?? []), content])
          return { revision: saved.revision }
        }),
      remove: (revision) =>
        call((owner) => {
          if (drafts.get(owner)?.revision !== revision) throw new Error('newer')
          drafts.delete(owner)
        }),
    }
  }

  const simulation: Simulation = {
    random,
    lossRate,
    devices: [createDevice(), createDevice()],
    drafts,
    accepted,
    current,
    published,
    openTab(device) {
      let isAlive = true
      const listeners: Tab['listeners'] = new Set()
      const { owner } = device
      const store = createStore()
      const journal = createJournal<string>({
        key: { owner, kind: 'article', target: 'x' },
        initial: current.get(owner) ?? '',
        parse: (value) => (typeof value === 'string' ? value : undefined),
        restOf: isChange ? undefined : restOfText,
        connect: connectServer,
        remote: owner === VISITOR ? undefined : createRemote(device),
        isExpired: (error) => error instanceof SessionEndedError,
        retryAfter: readRetryAfter,
        isOwner: () => device.owner === owner,
        environment: createEnvironment(device, () => isAlive, listeners),
        store,
      })
      const kill = () => {
        isAlive = false
      }
      const tab = { device, owner, journal, store, kill, listeners }
      device.tabs.push(tab)
      void journal.open()
      return tab
    },
    closeTab(tab, how) {
      if (how === 'leave') tab.journal.storeNow()
      tab.kill()
      tab.device.tabs.splice(tab.device.tabs.indexOf(tab), 1)
    },
    publish({ owner, journal }, sent) {
      if (isChange) {
        current.set(owner, sent)
        published.add(sent)
      }
      void journal.published(sent, undefined, isChange ? sent : undefined)
    },
    async advance(ms) {
      time += ms
      const due = [...timers].filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)
      for (const timer of due) {
        timers.delete(timer)
        timer.work()
      }
      await settle()
    },
    async pump(count) {
      await settle()
      for (let done = 0; done < count && waits.length > 0; done++) {
        const [end] = waits.splice(Math.floor(random() * Math.min(waits.length, 6)), 1)
        end?.()
        await settle()
      }
    },
  }
  return simulation
}

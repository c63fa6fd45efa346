import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { GIVEN_UP_ATTRIBUTE, SITE_POLLING_SCRIPT } from './site-polling.ts'

/** Waits until the page has handled the answers of the site. */
const flush = () => new Promise((resolve) => setImmediate(resolve))

/** A tab at an address that is not cached, with controlled timers and a random number of 0.5. */
function openTab({ isSiteReachable = true } = {}) {
  const tab = { isHidden: false, isSiteReachable, polls: 0, reloads: 0, waits: [] as number[] }
  const storage = new Map<string, string>()
  let listeners: Record<string, () => void> = {}
  let timer: (() => void) | undefined
  const attributes = new Set<string>()
  const listen = (name: string, work: () => void) => {
    listeners[name] = work
  }
  const show = (type: string) => {
    listeners = {}
    timer = undefined
    attributes.clear()
    runInNewContext(SITE_POLLING_SCRIPT, {
      Math: Object.assign(Object.create(Math), { random: () => 0.5 }),
      performance: { getEntriesByType: () => [{ type }] },
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: unknown) => storage.set(key, String(value)),
        removeItem: (key: string) => storage.delete(key),
      },
      document: {
        get hidden() {
          return tab.isHidden
        },
        documentElement: { setAttribute: (name: string) => attributes.add(name) },
        addEventListener: listen,
      },
      navigator: { onLine: true },
      location: {
        reload: () => {
          tab.reloads += 1
          show('reload')
        },
      },
      addEventListener: listen,
      setTimeout: (work: () => void, ms: number) => {
        tab.waits.push(ms)
        timer = work
      },
      clearTimeout: () => {
        timer = undefined
      },
      fetch: async () => {
        tab.polls += 1
        if (!tab.isSiteReachable) throw new TypeError('Failed to fetch')
        return { ok: true }
      },
    })
  }
  show('navigate')
  return {
    tab,
    show,
    async emit(name: string) {
      listeners[name]?.()
      await flush()
    },
    hasGivenUp: () => attributes.has(GIVEN_UP_ATTRIBUTE),
    /** Fires up to this many timers, one after another. */
    async pass(times: number) {
      for (let at = 0; at < times; at++) {
        const due = timer
        timer = undefined
        due?.()
        await flush()
      }
    },
  }
}

it('stops after three reloads if the site is reachable but the page is not', async () => {
  const { tab, show, pass, hasGivenUp } = openTab()
  await pass(20)
  expect([tab.reloads, tab.polls, hasGivenUp()]).toEqual([3, 3, true])
  // A retry of the reader is a navigation, not a reload.
  show('navigate')
  expect(hasGivenUp()).toBe(false)
  await pass(1)
  expect(tab.reloads).toBe(4)
})

it('polls with growing intervals, up to one minute', async () => {
  const { tab, pass } = openTab({ isSiteReachable: false })
  await pass(20)
  expect(tab.waits.slice(0, 4)).toEqual([2000, 3000, 4500, 6750])
  expect(tab.waits.at(-1)).toBe(60_000)
  expect(tab.reloads).toBe(0)
})

it('does not poll while hidden, and polls at once when visible', async () => {
  const { tab, pass, emit } = openTab({ isSiteReachable: false })
  tab.isHidden = true
  await pass(20)
  expect(tab.polls).toBe(0)
  tab.isHidden = false
  await emit('visibilitychange')
  expect(tab.polls).toBe(1)
})

it('polls at once and restarts the backoff on the event `online`', async () => {
  const { tab, pass, emit } = openTab({ isSiteReachable: false })
  await pass(8)
  await emit('online')
  expect([tab.polls, tab.waits.at(-1)]).toEqual([9, 2000])
})

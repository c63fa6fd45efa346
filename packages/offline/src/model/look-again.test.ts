import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { GIVEN_UP_ATTRIBUTE, LOOK_AGAIN } from './look-again.ts'

/** Until what the site answers was heard. */
const answers = () => new Promise((resolve) => setImmediate(resolve))

/** A tab at an address that is not kept. Time passes when it is told to, and chance is always in the middle. */
function openTab({ siteIsThere = true } = {}) {
  const tab = { isHidden: false, siteIsThere, looks: 0, reloads: 0, waits: [] as number[] }
  const kept = new Map<string, string>()
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
    runInNewContext(LOOK_AGAIN, {
      Math: Object.assign(Object.create(Math), { random: () => 0.5 }),
      performance: { getEntriesByType: () => [{ type }] },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: unknown) => kept.set(key, String(value)),
        removeItem: (key: string) => kept.delete(key),
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
        tab.looks += 1
        if (!tab.siteIsThere) throw new TypeError('Failed to fetch')
        return { ok: true }
      },
    })
  }
  show('navigate')
  return {
    tab,
    show,
    async tell(name: string) {
      listeners[name]?.()
      await answers()
    },
    hasGivenUp: () => attributes.has(GIVEN_UP_ATTRIBUTE),
    /** Lets so many waits pass, if there are any. */
    async pass(times: number) {
      for (let at = 0; at < times; at++) {
        const due = timer
        timer = undefined
        due?.()
        await answers()
      }
    },
  }
}

it('leaves further reloads to the reader where the site is there and the address is not', async () => {
  const { tab, show, pass, hasGivenUp } = openTab()
  await pass(20)
  expect([tab.reloads, tab.looks, hasGivenUp()]).toEqual([3, 3, true])
  // The reader tries again: a click, not a reload.
  show('navigate')
  expect(hasGivenUp()).toBe(false)
  await pass(1)
  expect(tab.reloads).toBe(4)
})

it('looks ever more rarely, up to once a minute', async () => {
  const { tab, pass } = openTab({ siteIsThere: false })
  await pass(20)
  expect(tab.waits.slice(0, 4)).toEqual([2000, 3000, 4500, 6750])
  expect(tab.waits.at(-1)).toBe(60_000)
  expect(tab.reloads).toBe(0)
})

it('asks nothing while nobody sees it, and looks when somebody does', async () => {
  const { tab, pass, tell } = openTab({ siteIsThere: false })
  tab.isHidden = true
  await pass(20)
  expect(tab.looks).toBe(0)
  tab.isHidden = false
  await tell('visibilitychange')
  expect(tab.looks).toBe(1)
})

it('begins anew, at once, where the browser tells of a network', async () => {
  const { tab, pass, tell } = openTab({ siteIsThere: false })
  await pass(8)
  await tell('online')
  expect([tab.looks, tab.waits.at(-1)]).toEqual([9, 2000])
})

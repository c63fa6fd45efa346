import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Unit } from '../src/platform/search/parse-query.ts'
import { createRarities } from '../src/platform/search/rarity.ts'
import { createSearching } from './_searching.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

let server: TestServer
beforeAll(async () => {
  server = await startMemoryServer()
})
afterAll(() => server.close())

it('returns correct document frequencies when the cache overflows', async () => {
  await createSearching(() => server).write('kubernetes 入门')
  const getRarities = createRarities(() => new Date())
  const ask = (units: Unit[]) => getRarities(server.context.db, units)
  const toUnit = (text: string): Unit => ({ text, terms: [text], kind: 'latin' })
  const common = toUnit('kubernetes')
  const before = await ask([common])
  expect(before.get(common.text)).toBeGreaterThan(0)
  for (let at = 0; at < 5000; at += 500) {
    await ask(Array.from({ length: 500 }, (_, index) => toUnit(`word${at + index}`)))
  }
  expect(await ask([common, toUnit('once')])).toEqual(new Map([...before, ['once', 0]]))
})

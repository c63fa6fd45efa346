import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { DomainError } from '../http/errors.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import { createSearches, type SearchWorkers } from './searches.ts'

const file = new URL('./search-tasks.ts', import.meta.url)
const workers: SearchWorkers = new WorkerPool({
  file,
  threads: 1,
  timeoutMs: 10_000,
  memoryMb: 128,
  niceness: 0,
  onError: () => {},
})
afterAll(() => workers.close())

const store = { kind: 'pglite', db: {} } as never
const { run } = createSearches(
  { store, clock: () => new Date(), logger: pino({ level: 'silent' }) },
  workers,
)

describe('an untrusted query', () => {
  it.each([
    ['a thousand one-character words', '的 了 是 在 有 和 '.repeat(167)],
    ['a thousand wildcards', '%_'.repeat(1000)],
    ['a thousand phrases', '"a b" '.repeat(334)],
    ['one long run', '数据库'.repeat(667)],
  ])('is parsed to a bounded number of terms: %s', async (_, key) => {
    const query = await run('a', (search) => search.run('parse', key))
    expect(query.units.length).toBeLessThanOrEqual(24)
    expect(query.wholeTerms.length).toBeLessThanOrEqual(60)
    expect(query.pieces.length).toBeLessThanOrEqual(40)
    expect(query.phrases.length).toBeLessThanOrEqual(5)
  })

  it('is refused with a retry time when a statement times out', async () => {
    const cause = Object.assign(new Error('canceling statement'), { code: '57014' })
    const refused = run('a', async () => {
      throw new DrizzleQueryError('select 1', [], cause)
    })
    await expect(refused).rejects.toMatchObject({ kind: 'tooMany', retryAfterSeconds: 5 })
  })

  it('is refused when too many queries of one user are waiting', async () => {
    const held = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 61 }, () => run('a', () => held.promise))
    await expect(run('a', async () => {})).rejects.toBeInstanceOf(DomainError)
    const other = run('b', async () => 'answered')
    held.resolve()
    expect(await other).toBe('answered')
    await Promise.all(waiting)
  })
})

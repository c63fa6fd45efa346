import { contract, listEndpoints, RATE_LIMITS } from '@mozhan/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { createDatabaseCounters } from '../src/platform/http/database-counters.ts'
import { DomainError } from '../src/platform/http/errors.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createRedisCounters } from '../src/platform/http/redis-counters.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, startMemoryServer, type TestServer } from './_util.ts'

/** Limits so small that a test reaches them: three comments per user, thirty per address. */
const SCALE = '0.05'

let places = 0
const newPlace = () => `203.0.113.${++places}`
const TOO_MANY = { status: 429, code: 429, data: null }

describeOnEveryStore('calls that write or compute', defineCalls, { RATE_LIMITS: SCALE })

function defineCalls(getServer: () => TestServer): void {
  const api = createApis(getServer)
  const comment = (as: string, place: string, content = `评论 ${++places}`) =>
    getServer().call('POST', '/article/comment', {
      as,
      body: { articleId: IDS.grid, content },
      headers: { 'x-forwarded-for': place },
    })
  const suggest = (place: string) =>
    getServer().call('GET', '/search/api/search/suggest?key=a', {
      headers: { 'x-forwarded-for': place },
    })

  it('are limited by user across addresses, with a message and the time to wait', async () => {
    for (let at = 0; at < 3; at++) expect((await comment(IDS.lan, newPlace())).code).toBe(20000)
    const refused = await comment(IDS.lan, newPlace(), '被拒绝的一条')
    expect(refused).toMatchObject(TOO_MANY)
    expect(refused.message).toMatch(/^操作过于频繁，请 \d+ (?:秒|分钟)后再试$/)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(RATE_LIMITS.comment.seconds)
    expect((await comment(IDS.zhou, newPlace())).code).toBe(20000)
  })

  it('write nothing when they are refused', async () => {
    const data = await api().comment.listComments({ params: { id: IDS.grid } })
    expect(JSON.stringify(data)).not.toContain('被拒绝的一条')
  })

  it('are limited by address across users, and an IPv6 /64 is one address', async () => {
    const answers: number[] = []
    for (let at = 0; at < 151; at++) answers.push((await suggest(`2001:db8:1:2::${at + 1}`)).status)
    expect(answers.slice(0, 150).every((status) => status === 200)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    expect((await suggest('2001:db8:1:3::1')).status).toBe(200)
  })

  it('do not consume limits of other kinds of calls', async () => {
    for (let at = 0; at < 4; at++) await comment(IDS.lan, newPlace())
    await api(IDS.lan).article.setThumb({ params: { id: IDS.grid, value: 1 } })
  })

  it('ignore the address that an untrusted client claims', async () => {
    const place = newPlace()
    const claimed = (at: number) =>
      getServer().call('GET', '/search/api/search/suggest?key=a', {
        headers: { 'x-forwarded-for': `192.0.2.${at % 250}, ${place}` },
      })
    const answers: number[] = []
    for (let at = 0; at < 151; at++) answers.push((await claimed(at)).status)
    expect(answers.at(-1)).toBe(429)
  })
}

describe('every call of the contract', () => {
  it('is counted as its kind before it is handled', async () => {
    const server = await startMemoryServer()
    const counted: string[] = []
    Object.assign(server.context, {
      limits: {
        stop: async () => {},
        take: async (name: string) => {
          counted.push(name)
          throw new DomainError('tooMany', '请 7 秒后再试', { retryAfterSeconds: 7 })
        },
      },
    })
    for (const { name, endpoint } of listEndpoints(contract)) {
      const path = endpoint.path.replace(/:\w+/g, '1')
      counted.length = 0
      const { clientAuth, access, limit = 'none', method } = endpoint
      const as = access === 'session' || clientAuth ? IDS.lan : undefined
      // Uncounted calls are skipped: only refusals are tested, and event streams would not end.
      if (limit === 'none') continue
      const answer = await server.call(method, path, as === undefined ? {} : { as })
      expect({ name, counted }).toEqual({ name, counted: [limit] })
      expect({ name, status: answer.status }).toEqual({ name, status: 429 })
      expect(answer.headers.get('retry-after')).toBe('7')
    }
    await server.close()
  })
})

describe('limits', () => {
  it('can be scaled and turned off', async () => {
    const take = async (scale: number | 'off', times: number) => {
      const limits = createLimits(undefined, scale)
      for (let at = 0; at < times; at++) await limits.take('letter', { address: 'a', user: '1' })
    }
    await take(2, 40)
    await expect(take(2, 41)).rejects.toMatchObject({ kind: 'tooMany' })
    await take('off', 1000)
  })

  it('still limit guesses when turned off', async () => {
    const limits = createLimits(undefined, 'off')
    for (let at = 0; at < 10; at++) await limits.password.take('1')
    await expect(limits.password.take('1')).rejects.toMatchObject({ kind: 'tooMany' })
  })

  it('count visitors of an address separately if configured', async () => {
    const limits = createLimits()
    for (let at = 0; at < 60; at++) await limits.take('chat', { address: 'a' })
    await expect(limits.take('chat', { address: 'a' })).rejects.toMatchObject({ kind: 'tooMany' })
    await limits.take('chat', { address: 'a', user: '1' })
  })
})

describeOnEveryStore(
  'counters in the database',
  (getServer) => {
    it('are shared by instances, and refused floods do not reach the database', async () => {
      const { store, logger } = getServer().context
      if (store.kind !== 'postgres' || store.pool === undefined) return
      let asked = 0
      const pool = new Proxy(store.pool, {
        get: (target, name, receiver) =>
          name === 'query'
            ? (statement: { text: string }) => {
                asked++
                return target.query(statement)
              }
            : Reflect.get(target, name, receiver),
      })
      const [one, other] = [
        createLimits(await createDatabaseCounters(pool, logger)),
        createLimits(await createDatabaseCounters(pool, logger)),
      ]
      const caller = { address: newPlace(), user: `person-${Date.now()}` }
      for (let at = 0; at < 10; at++) await one.take('letter', caller)
      for (let at = 0; at < 10; at++) await other.take('letter', caller)
      for (const limits of [one, other]) {
        await expect(limits.take('letter', caller)).rejects.toMatchObject({ kind: 'tooMany' })
      }
      // The address is still counted; the user counter is blocked in memory.
      asked = 0
      for (let at = 0; at < 20; at++) await one.take('letter', caller).catch(() => undefined)
      expect(asked).toBe(20)
    })

    it('use an unlogged table, also if an earlier version created a logged one', async () => {
      const { store, logger } = getServer().context
      if (store.kind !== 'postgres' || store.pool === undefined) return
      const { pool } = store
      await pool.query('alter table sys_limit set logged')
      await Promise.all(Array.from({ length: 4 }, () => createDatabaseCounters(pool, logger)))
      const { rows } = await pool.query(
        "select relpersistence from pg_class where oid = 'sys_limit'::regclass",
      )
      expect(rows).toEqual([{ relpersistence: 'u' }])
    })
  },
  { RATE_LIMITS: '1' },
)

describe('counters in Redis', () => {
  const REDIS = process.env.TEST_REDIS_URL
  const caller = () => ({ address: newPlace(), user: `person-${Date.now()}-${places}` })

  it.skipIf(!REDIS)('are shared by instances for every kind (needs TEST_REDIS_URL)', async () => {
    const { context, close } = await startMemoryServer()
    const open = () => createLimits(createRedisCounters(REDIS ?? '', context.logger), 0.1)
    const [one, other] = [open(), open()]
    await new Promise((resolve) => setTimeout(resolve, 200))
    const who = caller()
    for (let at = 0; at < 6; at++) await one.take('search', who)
    for (let at = 0; at < 6; at++) await other.take('search', who)
    for (const limits of [one, other]) {
      await expect(limits.take('search', who)).rejects.toMatchObject({ kind: 'tooMany' })
    }
    await Promise.all([one.stop(), other.stop(), close()])
  })

  it('fall back to each process while Redis is unreachable, logged once', async () => {
    const { context, logs, close } = await startMemoryServer()
    const limits = createLimits(createRedisCounters('redis://127.0.0.1:1', context.logger))
    const who = caller()
    for (let at = 0; at < 20; at++) await limits.take('letter', who)
    await expect(limits.take('letter', who)).rejects.toMatchObject({ kind: 'tooMany' })
    const said = () => logs.filter((line) => line.includes('could not count rate limits in Redis'))
    await vi.waitFor(() => expect(said()).toHaveLength(1))
    await limits.take('write', who)
    expect(said()).toHaveLength(1)
    await Promise.all([limits.stop(), close()])
  })
})

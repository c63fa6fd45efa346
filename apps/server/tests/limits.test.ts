import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { signIn } from '../src/domains/auth/commands.ts'
import { queryRows } from '../src/platform/db/client.ts'
import { createDatabaseCounters } from '../src/platform/http/database-counters.ts'
import { createLimits, type Limits } from '../src/platform/http/limits.ts'
import { describeOnEveryStore } from './_util.ts'

const TOO_MANY = {
  kind: 'tooMany',
  message: expect.stringMatching(/^尝试次数过多，请 \d+ 分钟后再试$/),
}

describeOnEveryStore('limits', (getServer) => {
  let limits: Limits
  let people = 0
  let person = ''
  beforeEach(() => {
    limits = getServer().context.limits
    person = `某人_${++people}`
  })
  /** A place that nothing was counted for. */
  const place = (at = 0) => `198.51.${people}.${at}`
  const fail = async (times: number, account: string, address: string) => {
    for (let at = 0; at < times; at++) await limits.signIn.take(account, address)
  }

  it('let a person try ten times from a place, and say how long to wait', async () => {
    await fail(10, person, place())
    await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(`${person}_2`, place())
  })

  it('begin anew after a success', async () => {
    await fail(9, person, place())
    const succeed = await limits.signIn.take(person, place())
    await succeed()
    await fail(10, person, place())
    await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('count a burst in full', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, () => limits.signIn.take(person, place())),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('let a place fail fifty times, whoever it tries to be', async () => {
    for (let at = 0; at < 50; at++) await limits.signIn.take(`${person}_${at}`, place())
    await expect(limits.signIn.take(`${person}_50`, place())).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(`${person}_50`, place(1))
  })

  it('let in who is known at a place, however much its other people fail', async () => {
    const succeed = await limits.signIn.take(person, place())
    await succeed()
    for (let at = 0; at < 60; at++) {
      await limits.signIn.take(`${person}_${at}`, place()).catch(() => undefined)
    }
    await expect(limits.signIn.take(`${person}_60`, place())).rejects.toMatchObject(TOO_MANY)
    await fail(10, person, place())
    await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('count nothing against an account that its place kept out', async () => {
    const failed: (() => Promise<void>)[] = []
    for (let at = 0; at < 50; at++) {
      failed.push(await limits.signIn.take(`${person}_${at}`, place()))
    }
    for (let at = 0; at < 30; at++) {
      await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
    }
    for (const giveBack of failed.slice(0, 10)) await giveBack()
    await fail(10, person, place())
    await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('take the addresses of one IPv6 subscriber for one place', async () => {
    const address = (at: number) => `2001:db8:${people}:7:${at}::1`
    for (let at = 0; at < 50; at++) await limits.signIn.take(`${person}_${at}`, address(at))
    await expect(limits.signIn.take(person, address(50))).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(person, `2001:db8:${people}:8::1`)
    await limits.signIn.take(person, '::1')
    await limits.signIn.take(person, '2001:db8::')
  })

  it('stop strangers from many places, without shutting the person out', async () => {
    const succeed = await limits.signIn.take(person, place(200))
    await succeed()
    for (let at = 0; at < 10; at++) await fail(10, person, place(at))
    await expect(limits.signIn.take(person, place(100))).rejects.toMatchObject(TOO_MANY)
    await (await limits.signIn.take(person, place(200)))()
    await expect(limits.signIn.take(person, place(100))).rejects.toMatchObject(TOO_MANY)
  })

  it('say the same of an account that exists and of one that does not', async () => {
    const { context } = getServer()
    const attempt = async (username: string, address: string) =>
      signIn(context, { username, password: '错的密码', address }).catch(({ message }) => message)
    const told: string[][] = []
    for (const [at, name] of ['lan', person].entries()) {
      const sentences: string[] = []
      for (let time = 0; time < 11; time++) sentences.push(String(await attempt(name, place(at))))
      told.push(sentences)
    }
    expect(told[0]).toEqual(told[1])
  })

  it('are shared by instances where they share a database', async () => {
    const { store, logger } = getServer().context
    if (store.pool === undefined) return
    const other = createLimits(await createDatabaseCounters(store.pool, logger))
    await fail(5, person, place())
    for (let at = 0; at < 5; at++) await other.signIn.take(person, place())
    await expect(limits.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
    await expect(other.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('may be set up by many instances at once', async () => {
    const { store, logger } = getServer().context
    const { pool } = store
    if (pool === undefined) return
    await pool.query('drop table sys_limit')
    await Promise.all(Array.from({ length: 8 }, () => createDatabaseCounters(pool, logger)))
    await limits.signIn.take(person, place())
  })

  it('store neither names nor addresses', async () => {
    const { store } = getServer().context
    if (store.pool === undefined) return
    await fail(1, person, place())
    const rows = await queryRows<{ key: string }>(store.db, sql`select key from sys_limit`)
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toMatch(/某人|198\.51/)
  })

  it('go on in the process while the database does not count, and say so in the log', async () => {
    const { logs, context } = getServer()
    const { store, logger } = context
    if (store.pool === undefined) return
    const own = createLimits(await createDatabaseCounters(brokenAfterStart(store.pool), logger))
    for (let at = 0; at < 10; at++) await own.signIn.take(person, place())
    await expect(own.signIn.take(person, place())).rejects.toMatchObject(TOO_MANY)
    expect(logs.join('')).toContain('limits could not be counted in the database')
    expect(logs.join('')).not.toContain(person)
  })
})

/** A pool that makes the table and then fails. */
function brokenAfterStart(pool: NonNullable<AppContext['store']['pool']>): typeof pool {
  let asked = 0
  return new Proxy(pool, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver)
      return (statement: { text: string }) =>
        ++asked <= 2 ? target.query(statement) : Promise.reject(new Error('connection lost'))
    },
  })
}

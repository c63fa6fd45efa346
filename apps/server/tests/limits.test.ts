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
  let userCount = 0
  let userName = ''
  beforeEach(() => {
    limits = getServer().context.limits
    userName = `某人_${++userCount}`
  })
  /** An address without counted failures. */
  const place = (at = 0) => `198.51.${userCount}.${at}`
  const fail = async (times: number, account: string, address: string) => {
    for (let at = 0; at < times; at++) await limits.signIn.take(account, address)
  }

  it('allow ten failures per user and address, and return the time to wait', async () => {
    await fail(10, userName, place())
    await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(`${userName}_2`, place())
  })

  it('are reset by a success', async () => {
    await fail(9, userName, place())
    const succeed = await limits.signIn.take(userName, place())
    await succeed()
    await fail(10, userName, place())
    await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('count concurrent attempts in full', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, () => limits.signIn.take(userName, place())),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('allow fifty failures per address for all users', async () => {
    for (let at = 0; at < 50; at++) await limits.signIn.take(`${userName}_${at}`, place())
    await expect(limits.signIn.take(`${userName}_50`, place())).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(`${userName}_50`, place(1))
  })

  it('admit a user who is known at an address after failures of others', async () => {
    const succeed = await limits.signIn.take(userName, place())
    await succeed()
    for (let at = 0; at < 60; at++) {
      await limits.signIn.take(`${userName}_${at}`, place()).catch(() => undefined)
    }
    await expect(limits.signIn.take(`${userName}_60`, place())).rejects.toMatchObject(TOO_MANY)
    await fail(10, userName, place())
    await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('do not count refused attempts against an account', async () => {
    const failed: (() => Promise<void>)[] = []
    for (let at = 0; at < 50; at++) {
      failed.push(await limits.signIn.take(`${userName}_${at}`, place()))
    }
    for (let at = 0; at < 30; at++) {
      await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
    }
    for (const giveBack of failed.slice(0, 10)) await giveBack()
    await fail(10, userName, place())
    await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('count an IPv6 /64 as one address', async () => {
    const address = (at: number) => `2001:db8:${userCount}:7:${at}::1`
    for (let at = 0; at < 50; at++) await limits.signIn.take(`${userName}_${at}`, address(at))
    await expect(limits.signIn.take(userName, address(50))).rejects.toMatchObject(TOO_MANY)
    await limits.signIn.take(userName, `2001:db8:${userCount}:8::1`)
    await limits.signIn.take(userName, '::1')
    await limits.signIn.take(userName, '2001:db8::')
  })

  it('stop guesses from many addresses without locking the user out', async () => {
    const succeed = await limits.signIn.take(userName, place(200))
    await succeed()
    for (let at = 0; at < 10; at++) await fail(10, userName, place(at))
    await expect(limits.signIn.take(userName, place(100))).rejects.toMatchObject(TOO_MANY)
    await (await limits.signIn.take(userName, place(200)))()
    await expect(limits.signIn.take(userName, place(100))).rejects.toMatchObject(TOO_MANY)
  })

  it('answer the same for known and unknown user names', async () => {
    const { context } = getServer()
    const attempt = async (username: string, address: string) =>
      signIn(context, { username, password: '错的密码', address }).catch(({ message }) => message)
    const messages: string[][] = []
    for (const [at, name] of ['lan', userName].entries()) {
      const sentences: string[] = []
      for (let time = 0; time < 11; time++) sentences.push(String(await attempt(name, place(at))))
      messages.push(sentences)
    }
    expect(messages[0]).toEqual(messages[1])
  })

  it('are shared by instances with a shared database', async () => {
    const { store, logger } = getServer().context
    if (store.pool === undefined) return
    const other = createLimits(await createDatabaseCounters(store.pool, logger))
    await fail(5, userName, place())
    for (let at = 0; at < 5; at++) await other.signIn.take(userName, place())
    await expect(limits.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
    await expect(other.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
  })

  it('can be set up by many instances concurrently', async () => {
    const { store, logger } = getServer().context
    const { pool } = store
    if (pool === undefined) return
    await pool.query('drop table sys_limit')
    await Promise.all(Array.from({ length: 8 }, () => createDatabaseCounters(pool, logger)))
    await limits.signIn.take(userName, place())
  })

  it('store neither names nor addresses', async () => {
    const { store } = getServer().context
    if (store.pool === undefined) return
    await fail(1, userName, place())
    const rows = await queryRows<{ key: string }>(store.db, sql`select key from sys_limit`)
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toMatch(/某人|198\.51/)
  })

  it('continue in the process while the database fails, and log it', async () => {
    const { logs, context } = getServer()
    const { store, logger } = context
    if (store.pool === undefined) return
    const own = createLimits(await createDatabaseCounters(brokenAfterStart(store.pool), logger))
    for (let at = 0; at < 10; at++) await own.signIn.take(userName, place())
    await expect(own.signIn.take(userName, place())).rejects.toMatchObject(TOO_MANY)
    expect(logs.join('')).toContain('could not count rate limits in the database')
    expect(logs.join('')).not.toContain(userName)
  })
})

/** A pool that creates the table and then fails. */
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

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh, register, signIn, signOut } from '../src/domains/auth/commands.ts'
import { removeOldSessions } from '../src/domains/auth/remove-old-sessions.ts'
import { logins, refreshTokens } from '../src/platform/db/schema/index.ts'
import { createEndedLogins } from '../src/platform/http/ended-logins.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createTokens } from '../src/platform/http/tokens.ts'
import { describeOnEveryStore } from './_util.ts'

const PASSWORD = '春眠不觉晓-2026'
const SECOND = 1000
const DAY = 86_400 * SECOND

describeOnEveryStore('sessions and time', (getServer) => {
  const username = '等时间的人'
  const account = { username, password: PASSWORD, address: '192.0.2.1' }
  let now = 0
  const clock = () => new Date(now)
  const wait = (ms: number) => {
    now += ms
  }
  const enter = () => signIn(getServer().context, account)
  const exchange = (refreshToken: string) => refresh(getServer().context, { refreshToken })
  const isIn = async ({ accessToken, userInfo }: Awaited<ReturnType<typeof enter>>) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const path = `/system/user/${userInfo.uid}`
    return (await getServer().call('GET', path, { headers })).code === 20000
  }
  const EXPIRED = { kind: 'unauthenticated', message: '您的身份已过期，请重新认证！' }

  beforeAll(async () => {
    const { context } = getServer()
    await register(context, { ...account, repPassword: PASSWORD })
  })
  beforeEach(() => {
    const { context } = getServer()
    now = Date.now()
    Object.assign(context, {
      clock,
      limits: createLimits(),
      tokens: createTokens(context.tokenSecret, clock),
      endedLogins: createEndedLogins(context.db, clock, 900 * SECOND),
    })
  })

  it('ends an access token after fifteen minutes', async () => {
    const grant = await enter()
    wait(899 * SECOND)
    expect(await isIn(grant)).toBe(true)
    wait(2 * SECOND)
    expect(await isIn(grant)).toBe(false)
  })

  it('keeps a user signed in who returns within every thirty days', async () => {
    let grant = await enter()
    for (let month = 0; month < 4; month++) {
      wait(30 * DAY - SECOND)
      grant = await exchange(grant.refreshToken)
      expect(await isIn(grant)).toBe(true)
    }
    wait(30 * DAY)
    await expect(exchange(grant.refreshToken)).rejects.toMatchObject(EXPIRED)
  })

  it('returns the same successor again until the successor is used', async () => {
    const first = await enter()
    const lost = await exchange(first.refreshToken)
    wait(29 * DAY)
    const again = await exchange(first.refreshToken)
    expect(again.refreshToken).toBe(lost.refreshToken)
    expect(await isIn(again)).toBe(true)
    expect((await exchange(again.refreshToken)).loginId).toBe(first.loginId)
  })

  it('treats a token as stolen ten seconds after its successor was used', async () => {
    const first = await enter()
    const second = await exchange(first.refreshToken)
    wait(900 * SECOND)
    const third = await exchange(second.refreshToken)
    wait(10 * SECOND)
    expect((await exchange(first.refreshToken)).refreshToken).toBe(second.refreshToken)
    wait(1)
    await expect(exchange(first.refreshToken)).rejects.toMatchObject(EXPIRED)
    await expect(exchange(third.refreshToken)).rejects.toMatchObject(EXPIRED)
    expect(await isIn(third)).toBe(false)
  })

  it('returns no expired successor', async () => {
    const { context } = getServer()
    const first = await enter()
    const { refreshTokenSeconds } = context.config
    Object.assign(context.config, { refreshTokenSeconds: 60 })
    await exchange(first.refreshToken)
    Object.assign(context.config, { refreshTokenSeconds })
    wait(61 * SECOND)
    await expect(exchange(first.refreshToken)).rejects.toMatchObject(EXPIRED)
  })

  it('returns the same successor even if it was already exchanged', async () => {
    const first = await enter()
    const second = await exchange(first.refreshToken)
    wait(5 * SECOND)
    const third = await exchange(second.refreshToken)
    expect((await exchange(first.refreshToken)).refreshToken).toBe(second.refreshToken)
    expect((await exchange(second.refreshToken)).refreshToken).toBe(third.refreshToken)
    expect((await exchange(third.refreshToken)).loginId).toBe(first.loginId)
  })

  it('ends only the affected sign-in of the user after a theft', async () => {
    const stolen = await enter()
    const other = await enter()
    await exchange((await exchange(stolen.refreshToken)).refreshToken)
    wait(11 * SECOND)
    await expect(exchange(stolen.refreshToken)).rejects.toMatchObject(EXPIRED)
    expect(await isIn(other)).toBe(true)
    expect((await exchange(other.refreshToken)).loginId).toBe(other.loginId)
  })

  it('applies the end of a sign-in on other instances within two seconds', async () => {
    const { context } = getServer()
    const grant = await enter()
    const other = createEndedLogins(context.db, clock, 900 * SECOND)
    expect(await other.has(grant.loginId)).toBe(false)
    await signOut(context, { accessToken: grant.accessToken })
    expect(await isIn(grant)).toBe(false)
    wait(2 * SECOND + 1)
    expect(await other.has(grant.loginId)).toBe(true)
  })

  it('queries the database at most once in two seconds for any number of requests', async () => {
    const { context, statements } = getServer()
    const ended = createEndedLogins(context.db, clock, 900 * SECOND)
    const before = statements.length
    await Promise.all(Array.from({ length: 50 }, () => ended.has('7')))
    wait(SECOND)
    await ended.has('8')
    expect(statements.length - before).toBe(1)
  })

  it('removes expired tokens and keeps those that can still be used or abused', async () => {
    const { context } = getServer()
    const { db } = context
    const rowsOf = async (loginId: string) => ({
      logins: (await db.select().from(logins).where(eq(logins.id, loginId))).length,
      tokens: (await db.select().from(refreshTokens).where(eq(refreshTokens.loginId, loginId)))
        .length,
    })
    const left = await enter()
    const ended = await enter()
    const used = await enter()
    wait(DAY)
    const next = await exchange(used.refreshToken)
    await signOut(context, { refreshToken: ended.refreshToken })
    await removeOldSessions(context)
    expect(await rowsOf(left.loginId)).toEqual({ logins: 1, tokens: 1 })
    expect(await rowsOf(ended.loginId)).toEqual({ logins: 1, tokens: 1 })
    expect(await rowsOf(used.loginId)).toEqual({ logins: 1, tokens: 2 })
    wait(901 * SECOND)
    await removeOldSessions(context)
    expect(await rowsOf(ended.loginId)).toEqual({ logins: 0, tokens: 0 })
    await expect(exchange(ended.refreshToken)).rejects.toMatchObject(EXPIRED)
    wait(29 * DAY)
    await removeOldSessions(context)
    expect(await rowsOf(left.loginId)).toEqual({ logins: 0, tokens: 0 })
    expect(await rowsOf(used.loginId)).toEqual({ logins: 1, tokens: 1 })
    expect((await exchange(next.refreshToken)).loginId).toBe(used.loginId)
  })
})

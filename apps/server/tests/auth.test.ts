import type { Token } from '@mozhan/api-client/contract'
import bcrypt from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { logins, refreshTokens, users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createApis, refusal } from './_api.ts'
import { describeOnEveryStore } from './_util.ts'

const PASSWORD = '春眠不觉晓-2026'

describeOnEveryStore('accounts and sessions', (getServer) => {
  let names = 0
  const api = createApis(getServer)
  const register = (username: string, password = PASSWORD, repPassword = password) =>
    api().user.register({ body: { username, password, repPassword } })
  const login = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    api().auth.login({ body: { username, password } }, { headers })
  const refresh = (token: string) => api().auth.refreshToken({ query: { refreshToken: token } })
  const newAccount = async () => {
    const username = `新人_${++names}`
    await register(username)
    return username
  }
  const signedIn = async () => login(await newAccount())
  const getMe = ({ access_token, userInfo }: Pick<Token, 'access_token' | 'userInfo'>) =>
    api().user.getMe(
      { params: { id: userInfo.uid } },
      { headers: { authorization: `Bearer ${access_token}` } },
    )
  const isOf = (loginId = '') => eq(refreshTokens.loginId, loginId)

  beforeEach(() => {
    // The tests of this file share one address and would exceed its limit.
    Object.assign(getServer().context, { limits: createLimits() })
  })

  describe('registering', () => {
    it.each([
      ['', PASSWORD, PASSWORD, '用户名不能为空，请重试'],
      ['新来的人', '', '', '密码不能为空，请重试'],
      ['新来的人', PASSWORD, '', '确认密码不能为空，请重试'],
      ['新来的人', PASSWORD, `${PASSWORD}！`, '两次输入的密码不一致'],
      ['三个字', PASSWORD, PASSWORD, '用户名为 4 到 30 个中文、字母、数字或下划线'],
      ['新来的人', '12345', '12345', '密码为 6 到 30 个字符'],
    ])('refuses %j with %j: %j', async (username, password, repPassword, message) => {
      await expect(register(username, password, repPassword)).rejects.toMatchObject({
        code: 999,
        message,
      })
    })

    it('creates one account per user name, also for concurrent requests', async () => {
      const attempts = Array.from({ length: 6 }, () => register('同名的人'))
      const answers = await Promise.allSettled(attempts)
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused).toHaveLength(5)
      for (const { reason } of refused) {
        expect(reason).toMatchObject({ message: '用户已被注册，请更换个用户名' })
      }
    })

    it('reports whether a user name is taken', async () => {
      const username = await newAccount()
      const isTaken = (name: string) => api().user.isUsernameTaken({ params: { username: name } })
      expect(await isTaken(username)).toBe(true)
      expect(await isTaken('没有这个人')).toBe(false)
    })

    it('stores no readable password', async () => {
      const username = await newAccount()
      const { db } = getServer().context
      const [row] = await db.select().from(users).where(eq(users.username, username))
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/)
      expect(JSON.stringify(row)).not.toContain(PASSWORD)
    })
  })

  describe('signing in', () => {
    it('returns tokens and the user', async () => {
      const username = await newAccount()
      const data = await login(username)
      expect(data).toMatchObject({ token_type: 'bearer', expires_in: 900 })
      expect(data.userInfo).toMatchObject({ username, nickName: username })
      expect(await getMe(data)).toMatchObject({ username })
    })

    it('accepts JSON as well as a form', async () => {
      const username = await newAccount()
      const { data } = await getServer().call('POST', '/auth/login', {
        body: { username, password: PASSWORD },
      })
      expect(data).toMatchObject({ userInfo: { username } })
      expect(JSON.stringify(data)).not.toContain('argon2')
      const body = { username, password: [PASSWORD] }
      expect((await getServer().call('POST', '/auth/login', { body })).code).toBe(999)
    })

    it('answers the same for a wrong password, an unknown name and a disabled account', async () => {
      const username = await newAccount()
      const closed = await newAccount()
      const { db } = getServer().context
      await db.update(users).set({ isEnabled: 0 }).where(eq(users.username, closed))
      for (const attempt of [
        () => login(username, '错的密码'),
        () => login('查无此人', PASSWORD),
        () => login(closed),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          status: 200,
          code: 999,
          message: '用户名或密码错误',
        })
      }
    })

    it('accepts a bcrypt hash of an older back end once, and replaces it by argon2id', async () => {
      const username = await newAccount()
      const { db } = getServer().context
      const where = eq(users.username, username)
      await db
        .update(users)
        .set({ password: bcrypt.hashSync(PASSWORD, 4) })
        .where(where)
      await expect(login(username, '错的密码')).rejects.toMatchObject({ code: 999 })
      await login(username)
      const [row] = await db.select().from(users).where(where)
      expect(row?.password).toContain('$argon2id$')
      await login(username)
    })

    it('limits guesses, and returns the time to wait', async () => {
      const username = await newAccount()
      for (let at = 0; at < 10; at++)
        await expect(login(username, '错的密码')).rejects.toMatchObject({ code: 999 })
      const refused = await refusal(login(username))
      expect(refused).toMatchObject({ status: 429, code: 429 })
      expect(refused.message).toMatch(/请 \d+ 分钟后再试/)
      // The user is not locked out at another address.
      const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
      await login(username, PASSWORD, elsewhere)
    })

    it('refuses the form of another site', async () => {
      const foreign = await refusal(
        login(await newAccount(), PASSWORD, { origin: 'https://evil.test' }),
      )
      expect(foreign.code).toBe(306)
    })
  })

  describe('refreshing', () => {
    it('returns new tokens with a valid access token', async () => {
      const first = await signedIn()
      const data = await refresh(first.refresh_token)
      expect(data.refresh_token).not.toBe(first.refresh_token)
      expect(data.userInfo).toEqual(first.userInfo)
      await getMe(data)
      await refresh(data.refresh_token)
    })

    it('returns one successor to twenty concurrent requests', async () => {
      const first = await signedIn()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => refresh(first.refresh_token)),
      )
      expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
      const { db } = getServer().context
      const rows = await db.select().from(refreshTokens).where(isOf(first.jti))
      expect(rows).toHaveLength(2)
    })

    it('ends the whole sign-in when a token is used again after its successor was', async () => {
      const first = await signedIn()
      const second = await refresh(first.refresh_token)
      const third = await refresh(second.refresh_token)
      await makeOlder(first.jti ?? '', 11_000)
      await expect(refresh(first.refresh_token)).rejects.toMatchObject({ code: 1401 })
      await expect(refresh(third.refresh_token)).rejects.toMatchObject({ code: 1401 })
      await expect(getMe(third)).rejects.toMatchObject({ status: 401, code: 1401 })
    })

    it('refuses unknown, empty and expired tokens', async () => {
      await expect(refresh('没有这个')).rejects.toMatchObject({ status: 401, code: 1401 })
      await expect(refresh('')).rejects.toMatchObject({
        code: 999,
        message: expect.stringMatching(/^新令牌获取失败：/),
      })
      const { refresh_token, jti } = await signedIn()
      const { db } = getServer().context
      const past = { expireDate: new Date(Date.now() - 1000) }
      await db.update(refreshTokens).set(past).where(isOf(jti))
      await expect(refresh(refresh_token)).rejects.toMatchObject({ code: 1401 })
    })

    it('stores digests only', async () => {
      const { refresh_token, jti } = await signedIn()
      const { db } = getServer().context
      const rows = await db.select().from(refreshTokens).where(isOf(jti))
      expect(JSON.stringify(rows)).not.toContain(refresh_token)
    })

    it('is refused for a disabled account', async () => {
      const { refresh_token, userInfo } = await signedIn()
      const { db } = getServer().context
      await db.update(users).set({ isEnabled: 0 }).where(eq(users.id, userInfo.uid))
      await expect(refresh(refresh_token)).rejects.toMatchObject({ code: 1401 })
    })
  })

  describe('signing out', () => {
    const logout = (token: string) => api().auth.logout({ query: { accessToken: token } })

    it('ends both tokens of that sign-in, and no other', async () => {
      const username = await newAccount()
      const here = await login(username)
      const there = await login(username)
      await logout(here.access_token)
      await expect(getMe(here)).rejects.toMatchObject({ status: 401, code: 1401 })
      await expect(refresh(here.refresh_token)).rejects.toMatchObject({ code: 1401 })
      await getMe(there)
    })

    it('ends a sign-in by an expired token, but not by a forged one', async () => {
      const { access_token, refresh_token, userInfo, jti } = await signedIn()
      const [head, , signature] = access_token.split('.')
      const claims = { use: 'access', sub: userInfo.uid, sid: jti, iat: 0, exp: 9_999_999_999 }
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
      await logout(`${head}.${forged}.${signature}`)
      await getMe({ access_token, userInfo })
      const expired = await getServer().context.tokens.sign(userInfo.uid, -60, jti)
      await logout(expired)
      await expect(refresh(refresh_token)).rejects.toMatchObject({ code: 1401 })
    })

    it('always succeeds', async () => {
      for (const token of ['', 'null', '令牌', 'a.b.c']) expect(await logout(token)).toBeNull()
    })
  })

  async function makeOlder(loginId: string, ms: number): Promise<void> {
    const { db } = getServer().context
    await db
      .update(refreshTokens)
      .set({ usedDate: new Date(Date.now() - ms) })
      .where(isOf(loginId))
    expect(await db.select().from(logins).where(eq(logins.id, loginId))).toHaveLength(1)
  }
})

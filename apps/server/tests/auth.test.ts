import bcrypt from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { logins, refreshTokens, users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

const PASSWORD = '春眠不觉晓-2026'

describeOnEveryStore('accounts and sessions', (getServer) => {
  let names = 0
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const register = (username: string, password = PASSWORD, repPassword = password) =>
    call('POST', '/system/api/user/register', { body: { username, password, repPassword } })
  const login = (username: string, password = PASSWORD, headers = {}) =>
    call('POST', '/auth/login', {
      body: new URLSearchParams({ username, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const refresh = (token: string) =>
    call('GET', `/auth/user/refreshToken?refreshToken=${encodeURIComponent(token)}`)
  const newAccount = async () => {
    const username = `新人_${++names}`
    expect((await register(username)).code).toBe(20000)
    return username
  }
  const signedIn = async () => (await login(await newAccount())).data
  const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const getMe = ({ access_token, userInfo }: { access_token: string; userInfo: { uid: string } }) =>
    call('GET', `/system/user/${userInfo.uid}`, asToken(access_token))

  beforeEach(() => {
    // Stories of this file come from one address and would wait for each other.
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
      expect(await register(username, password, repPassword)).toMatchObject({ code: 999, message })
    })

    it('gives a user name to one person only, also when many ask at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => register('同名的人')))
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1)
      expect(
        answers.filter(({ message }) => message === '用户已被注册，请更换个用户名'),
      ).toHaveLength(5)
    })

    it('tells whether a user name is taken', async () => {
      const username = await newAccount()
      const isTaken = async (name: string) =>
        (await call('GET', `/system/api/user/username/${encodeURIComponent(name)}`)).data
      expect(await isTaken(username)).toBe(true)
      expect(await isTaken('没有这个人')).toBe(false)
    })

    it('keeps no password that could be read', async () => {
      const username = await newAccount()
      const { db } = getServer().context
      const [row] = await db.select().from(users).where(eq(users.username, username))
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/)
      expect(JSON.stringify(row)).not.toContain(PASSWORD)
    })
  })

  describe('signing in', () => {
    it('answers tokens and who it is', async () => {
      const username = await newAccount()
      const { code, data } = await login(username)
      expect(code).toBe(20000)
      expect(data).toMatchObject({ token_type: 'bearer', expires_in: 900 })
      expect(data.userInfo).toMatchObject({ username, nickName: username })
      expect(JSON.stringify(data)).not.toContain('argon2')
      expect(await getMe(data)).toMatchObject({ code: 20000, data: { username } })
    })

    it('takes JSON as it takes a form', async () => {
      const username = await newAccount()
      const body = { username, password: PASSWORD }
      expect((await call('POST', '/auth/login', { body })).data.userInfo.username).toBe(username)
      const wrong = { username, password: [PASSWORD] }
      expect((await call('POST', '/auth/login', { body: wrong })).code).toBe(999)
    })

    it('says the same of a wrong password, an unknown name and a closed account', async () => {
      const username = await newAccount()
      const closed = await newAccount()
      const { db } = getServer().context
      await db.update(users).set({ isEnabled: 0 }).where(eq(users.username, closed))
      for (const attempt of [
        login(username, '错的密码'),
        login('查无此人', PASSWORD),
        login(closed),
      ]) {
        expect(await attempt).toMatchObject({ status: 200, code: 999, message: '用户名或密码错误' })
      }
    })

    it('takes a bcrypt hash of the older line once, and keeps argon2id from then on', async () => {
      const username = await newAccount()
      const { db } = getServer().context
      const where = eq(users.username, username)
      await db
        .update(users)
        .set({ password: bcrypt.hashSync(PASSWORD, 4) })
        .where(where)
      expect((await login(username, '错的密码')).code).toBe(999)
      expect((await login(username)).code).toBe(20000)
      const [row] = await db.select().from(users).where(where)
      expect(row?.password).toContain('$argon2id$')
      expect((await login(username)).code).toBe(20000)
    })

    it('makes whoever guesses wait, and says for how long', async () => {
      const username = await newAccount()
      for (let at = 0; at < 10; at++) expect((await login(username, '错的密码')).code).toBe(999)
      const refused = await login(username)
      expect(refused).toMatchObject({ status: 429, code: 429 })
      expect(refused.message).toMatch(/请 \d+ 分钟后再试/)
      // The person at another place is not shut out by it.
      const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
      expect((await login(username, PASSWORD, elsewhere)).code).toBe(20000)
    })

    it('does not accept the form of another site', async () => {
      const foreign = await login(await newAccount(), PASSWORD, { origin: 'https://evil.test' })
      expect(foreign.code).toBe(306)
    })
  })

  describe('refreshing', () => {
    it('gives new tokens, of which the access token works', async () => {
      const first = await signedIn()
      const { data } = await refresh(first.refresh_token)
      expect(data.refresh_token).not.toBe(first.refresh_token)
      expect(data.userInfo).toEqual(first.userInfo)
      expect((await getMe(data)).code).toBe(20000)
      expect((await refresh(data.refresh_token)).code).toBe(20000)
    })

    it('gives twenty requests that come together one successor', async () => {
      const first = await signedIn()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => refresh(first.refresh_token)),
      )
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([20000]))
      expect(new Set(answers.map(({ data }) => data.refresh_token)).size).toBe(1)
      const { db } = getServer().context
      const rows = await db.select().from(refreshTokens).where(eq(refreshTokens.loginId, first.jti))
      expect(rows).toHaveLength(2)
    })

    it('ends the whole sign-in when a token is used again after its successor was', async () => {
      const first = await signedIn()
      const second = (await refresh(first.refresh_token)).data
      const third = (await refresh(second.refresh_token)).data
      await makeOlder(first.jti, 11_000)
      expect((await refresh(first.refresh_token)).code).toBe(1401)
      expect((await refresh(third.refresh_token)).code).toBe(1401)
      expect(await getMe(third)).toMatchObject({ status: 401, code: 1401 })
    })

    it('refuses what is unknown, empty or over', async () => {
      expect(await refresh('没有这个')).toMatchObject({ status: 401, code: 1401 })
      expect(await refresh('')).toMatchObject({ code: 999 })
      expect((await refresh('')).message).toMatch(/^新令牌获取失败：/)
      const { refresh_token, jti } = await signedIn()
      const { db } = getServer().context
      const past = { expireDate: new Date(Date.now() - 1000) }
      await db.update(refreshTokens).set(past).where(eq(refreshTokens.loginId, jti))
      expect((await refresh(refresh_token)).code).toBe(1401)
    })

    it('stores digests only', async () => {
      const { refresh_token, jti } = await signedIn()
      const { db } = getServer().context
      const rows = await db.select().from(refreshTokens).where(eq(refreshTokens.loginId, jti))
      expect(JSON.stringify(rows)).not.toContain(refresh_token)
    })

    it('is over for an account that was closed', async () => {
      const { refresh_token, userInfo } = await signedIn()
      const { db } = getServer().context
      await db.update(users).set({ isEnabled: 0 }).where(eq(users.id, userInfo.uid))
      expect((await refresh(refresh_token)).code).toBe(1401)
    })
  })

  describe('signing out', () => {
    const logout = (token: string) => call('GET', `/auth/logout?accessToken=${token}`)

    it('ends both tokens of that sign-in, and no other', async () => {
      const username = await newAccount()
      const here = (await login(username)).data
      const there = (await login(username)).data
      expect((await logout(here.access_token)).code).toBe(20000)
      expect(await getMe(here)).toMatchObject({ status: 401, code: 1401 })
      expect((await refresh(here.refresh_token)).code).toBe(1401)
      expect((await getMe(there)).code).toBe(20000)
    })

    it('ends a sign-in by a token whose time is over, but not by a forged one', async () => {
      const { access_token, refresh_token, userInfo, jti } = await signedIn()
      const [head, , signature] = access_token.split('.')
      const claims = { use: 'access', sub: userInfo.uid, sid: jti, iat: 0, exp: 9_999_999_999 }
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
      expect((await logout(`${head}.${forged}.${signature}`)).code).toBe(20000)
      expect((await getMe({ access_token, userInfo })).code).toBe(20000)
      const expired = await getServer().context.tokens.sign(userInfo.uid, -60, jti)
      expect((await logout(expired)).code).toBe(20000)
      expect((await refresh(refresh_token)).code).toBe(1401)
    })

    it('always succeeds', async () => {
      for (const token of ['', 'null', '令牌', 'a.b.c']) {
        expect((await logout(encodeURIComponent(token))).code).toBe(20000)
      }
    })
  })

  async function makeOlder(loginId: string, ms: number): Promise<void> {
    const { db } = getServer().context
    await db
      .update(refreshTokens)
      .set({ usedDate: new Date(Date.now() - ms) })
      .where(eq(refreshTokens.loginId, loginId))
    expect(await db.select().from(logins).where(eq(logins.id, loginId))).toHaveLength(1)
  }
})

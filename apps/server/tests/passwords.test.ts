import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '../src/domains/user/commands.ts'
import { logins, users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { connectFrame, openSocket, startBroker, until } from './_stomp.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

const OLD = '春眠不觉晓-2026'
const NEW = '处处闻啼鸟-2026'

interface Account {
  readonly username: string
  readonly id: string
}

describeOnEveryStore('one’s own password', (getServer) => {
  let names = 0
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const makeAccount = async (): Promise<Account> => {
    const username = `换密码_${++names}`
    const body = { username, password: OLD, repPassword: OLD }
    expect((await call('POST', '/system/api/user/register', { body })).code).toBe(20000)
    const [row] = await getServer()
      .context.db.select({ id: users.id })
      .from(users)
      .where(eq(users.username, username))
    return { username, id: row?.id ?? '' }
  }
  const signIn = (username: string, password = OLD) =>
    call('POST', '/auth/login', {
      body: new URLSearchParams({ username, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const asToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const check = ({ id }: Account, body: object) =>
    call('POST', '/system/user/check/password', { as: id, body })
  const change = ({ id }: Account, body: object = {}) =>
    call('PUT', '/system/user/password', {
      as: id,
      body: { userId: id, oldPassword: OLD, newPassword: NEW, repPassword: NEW, ...body },
    })

  beforeEach(() => {
    Object.assign(getServer().context, { limits: createLimits() })
  })

  describe('checking', () => {
    it('requires a session', async () => {
      const body = { userId: '1', oldPassword: OLD }
      expect((await call('POST', '/system/user/check/password', { body })).status).toBe(401)
    })

    it('says what is missing and what is wrong, in the words of the contract', async () => {
      const account = await makeAccount()
      const { id: userId } = account
      for (const [body, message] of [
        [{ oldPassword: OLD }, '用户ID不能为空,请重试'],
        [{ userId: '', oldPassword: OLD }, '用户ID不能为空,请重试'],
        [{ userId }, '原密码不能为空,请重试'],
        [{ userId, oldPassword: '' }, '原密码不能为空,请重试'],
        [{ userId: '77', oldPassword: OLD }, '用户不存在,请重试'],
        [{ userId, oldPassword: NEW }, '原密码输入错误'],
      ] as const) {
        expect(await check(account, body)).toMatchObject({ code: 999, message, data: null })
      }
      expect(await check(account, { userId, oldPassword: OLD })).toMatchObject({
        code: 20000,
        data: null,
      })
    })

    it('tells nothing of somebody else’s password', async () => {
      const [mine, theirs] = [await makeAccount(), await makeAccount()]
      const right = await check(mine, { userId: theirs.id, oldPassword: OLD })
      const wrong = await check(mine, { userId: theirs.id, oldPassword: NEW })
      expect([right.code, wrong.code]).toEqual([306, 306])
    })

    it('lets nobody guess: ten wrong ones and both calls wait, a burst too', async () => {
      const account = await makeAccount()
      const wrong = { userId: account.id, oldPassword: NEW }
      const burst = await Promise.all(Array.from({ length: 12 }, () => check(account, wrong)))
      expect(burst.filter(({ status }) => status === 429)).toHaveLength(2)
      expect((await check(account, { ...wrong, oldPassword: OLD })).status).toBe(429)
      expect(await change(account)).toMatchObject({ status: 429, code: 429 })
      expect((await signIn(account.username)).code).toBe(20000)
    })

    it('forgets the wrong ones once the right one came', async () => {
      const account = await makeAccount()
      for (let at = 0; at < 12; at++) {
        const oldPassword = at % 6 === 5 ? OLD : NEW
        expect((await check(account, { userId: account.id, oldPassword })).status).toBe(200)
      }
    })
  })

  describe('changing', () => {
    it('requires a session', async () => {
      const body = { userId: '1', oldPassword: OLD, newPassword: NEW, repPassword: NEW }
      expect((await call('PUT', '/system/user/password', { body })).status).toBe(401)
    })

    it.each([
      [{ userId: '' }, '用户ID不能为空,请重试'],
      [{ oldPassword: '' }, '原密码不能为空,请重试'],
      [{ oldPassword: null }, '原密码不能为空,请重试'],
      [{ newPassword: '' }, '新密码不能为空,请重试'],
      [{ repPassword: '' }, '确认密码不能为空,请重试'],
      [{ repPassword: `${NEW}!` }, '密码不一致,请重试'],
      [{ newPassword: '12345', repPassword: '12345' }, '密码为 6 到 30 个字符'],
      [{ userId: '77' }, '用户不存在,请重试'],
      [{ oldPassword: '不是这个' }, '原密码输入错误'],
    ])('refuses %j: %s', async (body, message) => {
      const account = await makeAccount()
      expect(await change(account, body)).toMatchObject({ code: 999, message })
      expect((await signIn(account.username)).code).toBe(20000)
    })

    it('is for nobody else', async () => {
      const [mine, theirs] = [await makeAccount(), await makeAccount()]
      expect((await change(mine, { userId: theirs.id })).code).toBe(306)
      expect((await signIn(theirs.username)).code).toBe(20000)
    })

    it('takes the new password and no longer the old one, and keeps neither readable', async () => {
      const account = await makeAccount()
      expect(await change(account)).toMatchObject({ code: 20000, data: null })
      expect((await signIn(account.username)).code).toBe(999)
      expect((await signIn(account.username, NEW)).code).toBe(20000)
      const { context, logs } = getServer()
      const [row] = await context.db.select().from(users).where(eq(users.id, account.id))
      expect(row?.password).toMatch(/^\$argon2id\$/)
      expect(logs.join('')).not.toContain(NEW)
    })

    it('ends every sign-in of the person: access tokens, refresh tokens, and nobody else’s', async () => {
      const [account, other] = [await makeAccount(), await makeAccount()]
      const devices = [await signIn(account.username), await signIn(account.username)]
      const { data: theirs } = await signIn(other.username)
      const getMe = (token: string, id: string) => call('GET', `/system/user/${id}`, asToken(token))
      expect((await change(account)).code).toBe(20000)
      for (const { data } of devices) {
        expect((await getMe(data.access_token, account.id)).status).toBe(401)
        const path = `/auth/user/refreshToken?refreshToken=${data.refresh_token}`
        expect((await call('GET', path)).code).toBe(1401)
      }
      expect((await getMe(theirs.access_token, other.id)).code).toBe(20000)
    })

    it('closes the sockets of the person', async () => {
      const { context } = getServer()
      const account = await makeAccount()
      const { data } = await signIn(account.username)
      const broker = await startBroker(context, { beatMs: 100 })
      try {
        const socket = await openSocket(broker.url)
        socket.send(connectFrame(data.access_token))
        await until(() => socket.frames.some((frame) => frame.startsWith('CONNECTED')))
        expect((await change(account)).code).toBe(20000)
        await until(() => socket.closed() === 4401)
      } finally {
        await broker.close()
      }
    })

    it('of two changes at a time lets one through', async () => {
      const account = await makeAccount()
      const answers = await Promise.all([
        change(account),
        change(account, { newPassword: `${NEW}二`, repPassword: `${NEW}二` }),
      ])
      expect(answers.map(({ code }) => code).sort()).toEqual([20000, 999].sort())
    })

    it('leaves no way in to who was signing in with the old password meanwhile', async () => {
      const account = await makeAccount()
      const { context } = getServer()
      const isMe = eq(logins.userId, account.id)
      const input = { userId: account.id, oldPassword: OLD, newPassword: NEW, repPassword: NEW }
      await Promise.all([
        ...Array.from({ length: 5 }, () => signIn(account.username)),
        changePassword(context, { id: account.id }, input),
      ])
      const open = await context.db
        .select()
        .from(logins)
        .where(and(isMe, isNull(logins.endDate)))
      expect(open).toEqual([])
    })
  })
})

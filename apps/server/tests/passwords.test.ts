import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '../src/domains/user/commands.ts'
import { logins, users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createApis, refusal } from './_api.ts'
import { connectFrame, openSocket, startBroker, until } from './_stomp.ts'
import { describeOnEveryStore } from './_util.ts'

const OLD = '春眠不觉晓-2026'
const NEW = '处处闻啼鸟-2026'

interface Account {
  readonly username: string
  readonly id: string
}

describeOnEveryStore('the own password', (getServer) => {
  let names = 0
  const api = createApis(getServer)
  const makeAccount = async (): Promise<Account> => {
    const username = `换密码_${++names}`
    const body = { username, password: OLD, repPassword: OLD }
    await api().user.register({ body })
    const [row] = await getServer()
      .context.db.select({ id: users.id })
      .from(users)
      .where(eq(users.username, username))
    return { username, id: row?.id ?? '' }
  }
  const signIn = (username: string, password = OLD) =>
    api().auth.login({ body: { username, password } })
  const check = ({ id }: Account, body: object) => api(id).user.checkPassword({ body })
  const change = ({ id }: Account, body: object = {}) =>
    api(id).user.changePassword({
      body: { userId: id, oldPassword: OLD, newPassword: NEW, repPassword: NEW, ...body },
    })

  beforeEach(() => {
    Object.assign(getServer().context, { limits: createLimits() })
  })

  describe('checking', () => {
    it('requires a session', async () => {
      const body = { userId: '1', oldPassword: OLD }
      await expect(api().user.checkPassword({ body })).rejects.toMatchObject({ status: 401 })
    })

    it('reports missing and wrong values', async () => {
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
        await expect(check(account, body)).rejects.toMatchObject({ code: 999, message })
      }
      expect(await check(account, { userId, oldPassword: OLD })).toBeNull()
    })

    it('reveals nothing about the password of another user', async () => {
      const [mine, theirs] = [await makeAccount(), await makeAccount()]
      const right = await refusal(check(mine, { userId: theirs.id, oldPassword: OLD }))
      const wrong = await refusal(check(mine, { userId: theirs.id, oldPassword: NEW }))
      expect([right.code, wrong.code]).toEqual([306, 306])
    })

    it('limits both calls after ten wrong passwords, also when concurrent', async () => {
      const account = await makeAccount()
      const wrong = { userId: account.id, oldPassword: NEW }
      const burst = await Promise.all(
        Array.from({ length: 12 }, () => refusal(check(account, wrong))),
      )
      expect(burst.filter(({ status }) => status === 429)).toHaveLength(2)
      await expect(check(account, { ...wrong, oldPassword: OLD })).rejects.toMatchObject({
        status: 429,
      })
      await expect(change(account)).rejects.toMatchObject({ status: 429, code: 429 })
      await signIn(account.username)
    })

    it('resets the count after the right password', async () => {
      const account = await makeAccount()
      for (let at = 0; at < 12; at++) {
        const isRight = at % 6 === 5
        const answer = check(account, { userId: account.id, oldPassword: isRight ? OLD : NEW })
        if (isRight) await answer
        else await expect(answer).rejects.toMatchObject({ status: 200 })
      }
    })
  })

  describe('changing', () => {
    it('requires a session', async () => {
      const body = { userId: '1', oldPassword: OLD, newPassword: NEW, repPassword: NEW }
      await expect(api().user.changePassword({ body })).rejects.toMatchObject({ status: 401 })
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
      await expect(change(account, body)).rejects.toMatchObject({ code: 999, message })
      await signIn(account.username)
    })

    it('is refused for other users', async () => {
      const [mine, theirs] = [await makeAccount(), await makeAccount()]
      await expect(change(mine, { userId: theirs.id })).rejects.toMatchObject({ code: 306 })
      await signIn(theirs.username)
    })

    it('accepts the new password and not the old one, and stores neither readable', async () => {
      const account = await makeAccount()
      expect(await change(account)).toBeNull()
      await expect(signIn(account.username)).rejects.toMatchObject({ code: 999 })
      await signIn(account.username, NEW)
      const { context, logs } = getServer()
      const [row] = await context.db.select().from(users).where(eq(users.id, account.id))
      expect(row?.password).toMatch(/^\$argon2id\$/)
      expect(logs.join('')).not.toContain(NEW)
    })

    it('ends every sign-in of the user, access and refresh tokens, and no other', async () => {
      const [account, other] = [await makeAccount(), await makeAccount()]
      const devices = [await signIn(account.username), await signIn(account.username)]
      const theirs = await signIn(other.username)
      const getMe = (token: string, id: string) =>
        api().user.getMe({ params: { id } }, { headers: { authorization: `Bearer ${token}` } })
      await change(account)
      for (const { access_token, refresh_token } of devices) {
        await expect(getMe(access_token, account.id)).rejects.toMatchObject({ status: 401 })
        const query = { refreshToken: refresh_token }
        await expect(api().auth.refreshToken({ query })).rejects.toMatchObject({ code: 1401 })
      }
      await getMe(theirs.access_token, other.id)
    })

    it('closes the sockets of the user', async () => {
      const { context } = getServer()
      const account = await makeAccount()
      const data = await signIn(account.username)
      const broker = await startBroker(context, { beatMs: 100 })
      try {
        const socket = await openSocket(broker.url)
        socket.send(connectFrame(data.access_token))
        await until(() => socket.frames.some((frame) => frame.startsWith('CONNECTED')))
        await change(account)
        await until(() => socket.closed() === 4401)
      } finally {
        await broker.close()
      }
    })

    it('accepts one of two concurrent changes', async () => {
      const account = await makeAccount()
      const answers = await Promise.allSettled([
        change(account),
        change(account, { newPassword: `${NEW}二`, repPassword: `${NEW}二` }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [refused] = answers.filter((answer) => answer.status === 'rejected')
      expect(refused?.reason).toMatchObject({ code: 999 })
    })

    it('refuses a concurrent sign-in with the old password', async () => {
      const account = await makeAccount()
      const { context } = getServer()
      const isMe = eq(logins.userId, account.id)
      const input = { userId: account.id, oldPassword: OLD, newPassword: NEW, repPassword: NEW }
      // A sign-in after the change is refused.
      const signIns = Promise.allSettled(Array.from({ length: 5 }, () => signIn(account.username)))
      await changePassword(context, { id: account.id }, input)
      await signIns
      const open = await context.db
        .select()
        .from(logins)
        .where(and(isMe, isNull(logins.endDate)))
      expect(open).toEqual([])
    })
  })
})

import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getAuthorIdOrThrow } from '../src/domains/article/import-article.ts'
import { users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { toNameKeys } from '../src/platform/text/fold-name.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const PASSWORD = '春眠不觉晓-2026'
const MIGRATION = new URL(
  '../src/platform/db/migrations/0013_names_compared_folded.sql',
  import.meta.url,
)
const TAKEN = '用户已被注册，请更换个用户名'

describeOnEveryStore('names', (getServer) => {
  const api = (as?: string) => createApi(getServer(), as)
  const register = (username: string) =>
    api().user.register({ body: { username, password: PASSWORD, repPassword: PASSWORD } })
  const signIn = async (username: string) =>
    (await api().auth.login({ body: { username, password: PASSWORD } })).userInfo
  const insert = async (id: string, username: string, more: object = {}) => {
    const { db } = getServer().context
    const [like] = await db.select().from(users).where(eq(users.username, 'Demo_User'))
    const row = { id, username, nickName: username, password: like?.password ?? null, ...more }
    await db.insert(users).values(row)
  }
  const getRow = async (id: string) => {
    const [row] = await getServer().context.db.select().from(users).where(eq(users.id, id))
    return row
  }

  beforeEach(async () => {
    Object.assign(getServer().context, { limits: createLimits() })
    await register('Demo_User').catch(() => undefined)
  })

  it.each(['demo_user', 'DEMO_USER', 'Ｄｅｍｏ＿Ｕｓｅｒ', ' Demo_User '])(
    'are equal in every spelling: %s is taken by Demo_User',
    async (username) => {
      await expect(register(username)).rejects.toMatchObject({ code: 999, message: TAKEN })
    },
  )

  it.each(['demo_user', 'ＤＥＭＯ＿ＵＳＥＲ', 'demo\u200b_user', ' Demo_User '])(
    'sign in as %j, and are shown as chosen',
    async (username) => {
      expect(await signIn(username)).toMatchObject({ username: 'Demo_User', nickName: 'Demo_User' })
    },
  )

  it('are reported as taken in every spelling', async () => {
    const isTaken = (username: string) => api().user.isUsernameTaken({ params: { username } })
    expect(await isTaken('dEMO_uSER')).toBe(true)
    expect(await isTaken('demo_user_2')).toBe(false)
    expect(await isTaken('admin')).toBe(true)
  })

  it.each(['管理员01', '系统通知', 'Admin', '墨栈官方'])('are not %s', async (username) => {
    await expect(register(username)).rejects.toMatchObject({
      code: 999,
      message: '这个用户名容易被当成本站人员，请更换个用户名',
    })
  })

  it('share the failure counter of an account in every spelling', async () => {
    const guess = (username: string) => api().auth.login({ body: { username, password: '错' } })
    const spellings = Array.from({ length: 11 }, (_, at) =>
      [...'demo_user'].map((c, i) => ((at >> i) & 1 ? c.toUpperCase() : c)).join(''),
    )
    for (const name of spellings.slice(0, 10)) {
      await expect(guess(name)).rejects.toMatchObject({ code: 999 })
    }
    await expect(guess(spellings[10] ?? '')).rejects.toMatchObject({ code: 429 })
  })

  it('are found by a mention in any spelling', async () => {
    const { uid } = await signIn('Demo_User')
    for (const [at, name] of ['@demo_USER', '＠Ｄｅｍｏ＿Ｕｓｅｒ', '@Demo_User你好'].entries()) {
      const body = { articleId: IDS.grid, content: `${name} 第 ${at} 次` }
      await api(IDS.zhou).comment.createComment({ body })
    }
    const comments = await api().comment.listComments({ params: { id: IDS.grid } })
    const calling = comments.filter((comment) => comment.htmlContent?.includes(`/user/${uid}`))
    expect(calling.map(({ content }) => content)).toHaveLength(3)
  })

  it('are found by an import in any spelling', async () => {
    const { uid } = await signIn('Demo_User')
    expect(await getAuthorIdOrThrow(getServer().context.db, 'DEMO_user')).toBe(uid)
  })

  it('are refused as a nickname that another account has', async () => {
    const { uid } = await signIn('Demo_User')
    for (const nickName of ['阿岚', '阿\u200b岚', '阿\u200d岚', '阿 岚']) {
      await expect(api(uid).user.updateUser({ body: { id: uid, nickName } })).rejects.toMatchObject(
        { message: '昵称已被其他人使用，请换一个' },
      )
    }
    await api(uid).user.updateUser({ body: { id: uid, nickName: '读书的人' } })
    await expect(register('读书的人')).rejects.toMatchObject({ message: TAKEN })
    await api(uid).user.updateUser({ body: { id: uid, nickName: 'Demo_User' } })
  })

  it('are given to one account by concurrent requests', async () => {
    const asked = ['Same_Name', 'same_name', 'SAME_NAME', 'ｓame_name'].map(register)
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  describe('in an older database', () => {
    const [older, younger] = ['1', '2']
    beforeEach(async () => {
      const { db } = getServer().context
      await db.delete(users).where(sql`${users.id} in (1, 2)`)
      await insert(younger, 'Twin_Name', {
        ...{ nickName: 'Twin', email: 'Twin@example.test', createDate: new Date('2025-02-01') },
      })
      await insert(older, 'twin_name', {
        ...{ nickName: 'twin', email: 'twin@example.test', createDate: new Date('2025-01-01') },
      })
      const nothing = { usernameKey: null, nickNameKey: null, emailKey: null }
      await db.update(users).set(nothing)
      const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
      const [fill] = statements.filter((statement) => /^\s*UPDATE/m.test(statement))
      await db.execute(sql.raw(fill ?? ''))
    })

    it('are folded by the migration like new ones', async () => {
      const rows = await getServer().context.db.select().from(users)
      for (const { id, usernameKey, nickNameKey, emailKey, ...user } of rows) {
        const keys = id === younger ? toNameKeys({ username: '', nickName: '' }) : toNameKeys(user)
        expect({ id, usernameKey, nickNameKey, emailKey }).toEqual({ id, ...keys })
      }
    })

    it('belong to the older account; both sign in by their own spelling', async () => {
      expect((await signIn('twin_name')).uid).toBe(older)
      expect((await signIn('Twin_Name')).uid).toBe(younger)
      expect((await signIn('TWIN_NAME')).uid).toBe(older)
    })

    it('may stay when the younger account saves its profile unchanged', async () => {
      const body = { id: younger, nickName: 'Twin', email: 'Twin@example.test', summary: '新签名' }
      await api(younger).user.updateUser({ body })
      expect(await getRow(younger)).toMatchObject({ nickName: 'Twin', signature: '新签名' })
      const other = { id: younger, email: 'TWIN@example.test' }
      await expect(api(younger).user.updateUser({ body: other })).rejects.toMatchObject({
        message: '邮箱已被其他账号使用',
      })
    })
  })
})

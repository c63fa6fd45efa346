import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describeOnEveryStore('one’s own record', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const update = (body: object, as: string | undefined = IDS.lan) =>
    call('PUT', '/system/user', { as, body: { id: IDS.lan, ...body } })
  const getMe = async () => (await call('GET', `/system/user/${IDS.lan}`, { as: IDS.lan })).data
  const getRow = async (id: string) => {
    const [row] = await getServer().context.db.select().from(users).where(eq(users.id, id))
    return row
  }

  beforeEach(() => {
    Object.assign(getServer().context, { limits: createLimits() })
  })

  it('requires a session', async () => {
    const body = { id: IDS.lan, nickName: '别人' }
    expect((await call('PUT', '/system/user', { body })).status).toBe(401)
  })

  it('is changed by nobody else, and there is none of nobody', async () => {
    const before = await getRow(IDS.lan)
    expect((await update({ nickName: '冒名' }, IDS.zhou)).code).toBe(306)
    expect(await update({ id: '77', nickName: '冒名' })).toMatchObject({
      code: 999,
      message: '更新的用户不存在',
    })
    expect(await getRow(IDS.lan)).toEqual(before)
  })

  it('takes what the form sends, keeps what is absent, and answers nothing', async () => {
    const change = { summary: '换个签名', mobile: '13912345678', email: 'new@example.test' }
    expect(await update(change)).toMatchObject({ code: 20000, data: null })
    expect(await getMe()).toMatchObject({ nickName: '阿岚', ...change })
    expect((await update({ summary: '' })).code).toBe(20000)
    expect((await getMe()).summary ?? null).toBeNull()
  })

  it('ignores password, name and flags of a whole row as older clients send it', async () => {
    const { password, username } = (await getRow(IDS.lan)) ?? {}
    const row = {
      ...{ nickName: '阿岚', username: 'root', password: 'stolen', isEnabled: 0 },
      ...{ isAccountNonLocked: false, userId: IDS.zhou, viewCount: 1e6, createDate: null },
      ...{ imageUrl: null, mobile: null, email: null },
    }
    expect((await update(row)).code).toBe(20000)
    expect(await getRow(IDS.lan)).toMatchObject({ password, username, isEnabled: 1 })
    expect((await getRow(IDS.lan))?.imageUrl).toBe('/files/demo/lan.svg')
  })

  it.each([
    [{ nickName: ' ' }, '昵称不能为空'],
    [{ nickName: '\u200b\u202e' }, '昵称里没有可以看见的文字'],
    [{ nickName: '\u200d\ufe0f' }, '昵称里没有可以看见的文字'],
    [{ nickName: '系统通知' }, '这个昵称容易被当成本站人员，请换一个'],
    [{ nickName: '墨栈 管\u200b理员' }, '这个昵称容易被当成本站人员，请换一个'],
    [
      { nickName: 'p\u0430ypal' },
      '昵称的同一个词里不能混用拉丁、西里尔、希腊等不同的字母，请换一个',
    ],
    [{ nickName: '小舟' }, '昵称已被其他人使用，请换一个'],
    [{ nickName: '小\u200b舟' }, '昵称已被其他人使用，请换一个'],
    [{ nickName: '小\u200d舟 ' }, '昵称已被其他人使用，请换一个'],
    [{ imageUrl: '/files/%2e%2e/internal/expired?to=/c' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: 'http://localhost:3000/internal/expired' }, '头像地址不正确，请重新上传'],
    [{ nickName: '长'.repeat(31) }, '昵称不能超过 30 个字'],
    [{ nickName: `e${'\u0301'.repeat(800)}` }, '昵称不能超过 30 个字'],
    [{ mobile: '1381234567' }, '手机号为 11 位数字'],
    [{ mobile: '１３８１２３４５６７８' }, '手机号为 11 位数字'],
    [{ email: 'nobody' }, '邮箱的格式不正确'],
    [{ email: `${'a'.repeat(40)}@example.test` }, '邮箱不能超过 40 个字'],
    [{ imageUrl: '/internal/expired' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: '/files/../internal/expired' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: '//evil.test/a.png' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: 'javascript:alert(1)' }, '头像地址不正确，请重新上传'],
  ])('refuses %j: %s', async (change, message) => {
    const before = await getRow(IDS.lan)
    expect(await update(change)).toMatchObject({ code: 999, message })
    expect(await getRow(IDS.lan)).toEqual(before)
  })

  it('counts the characters of a nickname as a reader does', async () => {
    expect((await update({ nickName: FAMILY.repeat(30) })).code).toBe(20000)
    expect((await getMe()).nickName).toBe(FAMILY.repeat(30))
    expect((await update({ nickName: FAMILY.repeat(31) })).code).toBe(999)
    expect((await update({ nickName: '  阿\n岚\u202e ' })).code).toBe(20000)
    expect((await getMe()).nickName).toBe('阿 岚')
  })

  it('shares telephone number and address with nobody', async () => {
    const taken = { mobile: '13700000000', email: 'zhou@example.test' }
    const other = await update({ id: IDS.zhou, ...taken }, IDS.zhou)
    expect(other.code).toBe(20000)
    expect((await update({ mobile: taken.mobile })).message).toBe('手机号已被其他账号使用')
    for (const email of [taken.email, 'Zhou@Example.TEST']) {
      expect((await update({ email })).message).toBe('邮箱已被其他账号使用')
    }
    expect((await update({ id: IDS.zhou, ...taken }, IDS.zhou)).code).toBe(20000)
  })

  it('does not let numbers be tried out', async () => {
    const attempt = async () => (await update({ mobile: '13700000000' })).status
    const answers: number[] = []
    for (let at = 0; at < 31; at++) answers.push(await attempt())
    expect(answers.at(0)).toBe(200)
    expect(answers.at(-1)).toBe(429)
  })

  describe('a new name and picture', () => {
    const change = { nickName: '岚山', imageUrl: '/files/image/2026/11/new.webp' }
    const author = { nickName: change.nickName, userImage: change.imageUrl }

    beforeEach(async () => {
      expect((await update(change)).code).toBe(20000)
    })

    it('stand at once beside everything that was written', async () => {
      const { data: article } = await call('GET', `/article/api/article/${IDS.grid}`)
      expect(article).toMatchObject(author)
      const { data: listed } = await call('POST', '/article/api/article/list', { body: {} })
      expect(listed.records.find((row: { id: string }) => row.id === IDS.grid)).toMatchObject(
        author,
      )
      const { data: comments } = await call('GET', `/article/api/comment/list/${IDS.grid}`)
      const replies = comments.flatMap(({ children }: { children: unknown[] }) => children)
      expect(replies).toMatchObject([author])
      const { data: answers } = await call('GET', `/question/api/replay/list/${IDS.question}`)
      expect(answers).toMatchObject([author])
      const { data: column } = await call('GET', `/article/api/column/${IDS.column}`)
      expect(column).toMatchObject(author)
      const search = { key: '网格', t: 0, current: 1, size: 10 }
      const { data: hits } = await call('POST', '/search/api/search/search', { body: search })
      expect(hits.records).toMatchObject([author])
      const { data: profile } = await call('GET', `/system/api/user/column/${IDS.lan}`)
      expect(profile).toMatchObject(change)
      expect(profile.columnList).toMatchObject([author])
    })

    it('stand in letters and notices that were sent before', async () => {
      await call('POST', '/system/letter', {
        as: IDS.lan,
        body: { toId: IDS.zhou, content: '你好' },
      })
      await call('PUT', `/article/article/thumb/${IDS.boot}/1`, { as: IDS.lan })
      const again = { ...change, nickName: '岚' }
      expect((await update(again)).code).toBe(20000)
      const page = { current: 1, size: 10 }
      const { data: threads } = await call('POST', '/system/letter/list', {
        as: IDS.zhou,
        body: page,
      })
      expect(threads.records[0]).toMatchObject({ nickName: '岚' })
      const { data: notices } = await call('POST', '/system/message/search', {
        as: IDS.zhou,
        body: { ...page, type: 1 },
      })
      expect(notices.records[0]).toMatchObject({ nickName: '岚', userImage: change.imageUrl })
    })

    it('have the site make every page anew that shows them, and no other', async () => {
      const { refreshes } = getServer()
      const tags = () => new Set(refreshes.flatMap((refresh) => refresh.tags))
      // Twice: what was done before is told together with the first one.
      for (const nickName of ['岚', '阿岚']) {
        refreshes.splice(0)
        expect((await update({ nickName })).code).toBe(20000)
        await expect.poll(tags).toContain(`user:${IDS.lan}`)
      }
      expect(tags()).toEqual(
        new Set([
          ...['articles', 'columns', 'questions', 'resources', `user:${IDS.lan}`],
          ...[IDS.grid, IDS.diary, IDS.unlabelled].map((id) => `article:${id}`),
          ...[`column:${IDS.column}`, `question:${IDS.question}`, `question:${IDS.waiting}`],
        ]),
      )
    })
  })

  it('is told to nobody where only telephone number and address change', async () => {
    const { statements } = getServer()
    const noted = () => statements.filter(({ text }) => /insert into "\w*outbox/.test(text)).length
    const before = noted()
    expect((await update({ mobile: '13811112222', email: 'lan2@example.test' })).code).toBe(20000)
    expect(noted()).toBe(before)
    expect((await update({ summary: '新签名' })).code).toBe(20000)
    expect(noted()).toBe(before + 1)
  })
})

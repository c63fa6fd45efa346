import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../src/platform/db/schema/index.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { createApis, refusal } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describeOnEveryStore('the own profile', (getServer) => {
  const api = createApis(getServer)
  const update = (body: object, as: string | undefined = IDS.lan) =>
    api(as).user.updateUser({ body: { id: IDS.lan, ...body } })
  const getMe = () => api(IDS.lan).user.getMe({ params: { id: IDS.lan } })
  const getRow = async (id: string) => {
    const [row] = await getServer().context.db.select().from(users).where(eq(users.id, id))
    return row
  }

  beforeEach(() => {
    Object.assign(getServer().context, { limits: createLimits() })
  })

  it('requires a session', async () => {
    const body = { id: IDS.lan, nickName: '别人' }
    await expect(api().user.updateUser({ body })).rejects.toMatchObject({ status: 401 })
  })

  it('is changed by its user only, and requires an existing user', async () => {
    const before = await getRow(IDS.lan)
    await expect(update({ nickName: '冒名' }, IDS.zhou)).rejects.toMatchObject({ code: 306 })
    await expect(update({ id: '77', nickName: '冒名' })).rejects.toMatchObject({
      code: 999,
      message: '更新的用户不存在',
    })
    expect(await getRow(IDS.lan)).toEqual(before)
  })

  it('stores the sent fields, keeps absent ones, and returns no data', async () => {
    const change = { summary: '换个签名', mobile: '13912345678', email: 'new@example.test' }
    expect(await update(change)).toBeNull()
    expect(await getMe()).toMatchObject({ nickName: '阿岚', ...change })
    await update({ summary: '' })
    expect((await getMe()).summary ?? null).toBeNull()
  })

  it('removes number and address again, for several people', async () => {
    await update({ mobile: '', email: '' })
    const change = { id: IDS.zhou, mobile: '', email: '' }
    await api(IDS.zhou).user.updateUser({ body: change })
    for (const id of [IDS.lan, IDS.zhou]) {
      expect(await getRow(id)).toMatchObject({ mobile: null, email: null, emailKey: null })
    }
  })

  it('ignores password, name and flags, which older clients send', async () => {
    const { password, username } = (await getRow(IDS.lan)) ?? {}
    const row = {
      ...{ nickName: '阿岚', username: 'root', password: 'stolen', isEnabled: 0 },
      ...{ isAccountNonLocked: false, userId: IDS.zhou, viewCount: 1e6, createDate: null },
      ...{ imageUrl: null, mobile: null, email: null },
    }
    await update(row)
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
    [{ email: 'no-address' }, '邮箱的格式不正确'],
    [{ email: `${'a'.repeat(40)}@example.test` }, '邮箱不能超过 40 个字'],
    [{ imageUrl: '/internal/expired' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: '/files/../internal/expired' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: '//evil.test/a.png' }, '头像地址不正确，请重新上传'],
    [{ imageUrl: 'javascript:alert(1)' }, '头像地址不正确，请重新上传'],
  ])('refuses %j: %s', async (change, message) => {
    const before = await getRow(IDS.lan)
    await expect(update(change)).rejects.toMatchObject({ code: 999, message })
    expect(await getRow(IDS.lan)).toEqual(before)
  })

  it('counts the graphemes of a nickname', async () => {
    await update({ nickName: FAMILY.repeat(30) })
    expect((await getMe()).nickName).toBe(FAMILY.repeat(30))
    await expect(update({ nickName: FAMILY.repeat(31) })).rejects.toMatchObject({ code: 999 })
    await update({ nickName: '  阿\n岚\u202e ' })
    expect((await getMe()).nickName).toBe('阿 岚')
  })

  it('does not show telephone number and address to others', async () => {
    const taken = { mobile: '13700000000', email: 'zhou@example.test' }
    await update({ id: IDS.zhou, ...taken }, IDS.zhou)
    await expect(update({ mobile: taken.mobile })).rejects.toMatchObject({
      message: '手机号已被其他账号使用',
    })
    for (const email of [taken.email, 'Zhou@Example.TEST']) {
      await expect(update({ email })).rejects.toMatchObject({ message: '邮箱已被其他账号使用' })
    }
    await update({ id: IDS.zhou, ...taken }, IDS.zhou)
  })

  it('limits attempts to find existing telephone numbers', async () => {
    const attempt = () => refusal(update({ mobile: '13700000000' }))
    const answers: number[] = []
    for (let at = 0; at < 31; at++) answers.push((await attempt()).status)
    expect(answers.at(0)).toBe(200)
    expect(answers.at(-1)).toBe(429)
  })

  describe('a new name and picture', () => {
    const change = { nickName: '岚山', imageUrl: '/files/image/2026/11/new.webp' }
    const author = { nickName: change.nickName, userImage: change.imageUrl }

    beforeEach(async () => {
      await update(change)
    })

    it('appear at once in all content of the user', async () => {
      const article = await api().article.getArticle({ params: { id: IDS.grid } })
      expect(article).toMatchObject(author)
      const listed = await api().article.listArticles({ body: {} })
      expect(listed.records.find((row) => row.id === IDS.grid)).toMatchObject(author)
      const comments = await api().comment.listComments({ params: { id: IDS.grid } })
      const replies = comments.flatMap(({ children }) => children)
      expect(replies).toMatchObject([author])
      const answers = await api().answer.listAnswers({ params: { questionId: IDS.question } })
      expect(answers).toMatchObject([author])
      const column = await api().column.getColumn({ params: { id: IDS.column } })
      expect(column).toMatchObject(author)
      const search = { key: '网格', t: 0, current: 1, size: 10 }
      const hits = await api().search.search({ body: search })
      expect(hits.records).toMatchObject([author])
      const profile = await api().user.getUserWithColumns({ params: { id: IDS.lan } })
      expect(profile).toMatchObject(change)
      expect(profile.columnList).toMatchObject([author])
    })

    it('appear in earlier letters and notices', async () => {
      await api(IDS.lan).letter.sendLetter({ body: { toId: IDS.zhou, content: '你好' } })
      await api(IDS.lan).article.setThumb({ params: { id: IDS.boot, value: 1 } })
      const again = { ...change, nickName: '岚' }
      await update(again)
      const page = { current: 1, size: 10 }
      const threads = await api(IDS.zhou).letter.listLetterThreads({ body: page })
      expect(threads.records[0]).toMatchObject({ nickName: '岚' })
      const notices = await api(IDS.zhou).message.findMessages({ body: { ...page, type: 1 } })
      expect(notices.records[0]).toMatchObject({ nickName: '岚', userImage: change.imageUrl })
    })

    it('invalidate every page that shows them, and no other', async () => {
      const { refreshes } = getServer()
      const tags = () => new Set(refreshes.flatMap((refresh) => refresh.tags))
      // Two expected: earlier invalidations are sent together with the first one.
      for (const nickName of ['岚', '阿岚']) {
        refreshes.splice(0)
        await update({ nickName })
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

  it('causes no invalidation when only telephone number and address change', async () => {
    const { statements } = getServer()
    const noted = () => statements.filter(({ text }) => /insert into "\w*outbox/.test(text)).length
    const before = noted()
    await update({ mobile: '13811112222', email: 'lan2@example.test' })
    expect(noted()).toBe(before)
    await update({ summary: '新签名' })
    expect(noted()).toBe(before + 1)
  })
})

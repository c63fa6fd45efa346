import { describe, expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('cached rows', (getServer) => {
  const api = createApis(getServer)
  const read = (id: string = IDS.grid, as?: string) =>
    api(as).article.getArticle({ params: { id } })

  /** Reads the article into the cache, changes something, and reads it again. */
  async function readAfter(change: () => Promise<unknown>) {
    await read()
    await change()
    return read()
  }

  it('show a change of the author’s name', async () => {
    const rename = () => api(IDS.lan).user.updateUser({ body: { id: IDS.lan, nickName: '岚岚' } })
    expect((await readAfter(rename)).nickName).toBe('岚岚')
  })

  it('show a new name of a column', async () => {
    const rename = () =>
      api(IDS.lan).column.renameColumn({ params: { id: IDS.column, name: '新栏目' } })
    const { columnList } = await readAfter(rename)
    expect(columnList?.map(({ name }) => name)).toContain('新栏目')
  })

  it('show likes, collections, comments and views', async () => {
    const { thumhup, collectCount, commentCount, viewCount } = await read()
    const after = await readAfter(async () => {
      const params = { id: IDS.grid, value: -1 } as const
      await api(IDS.zhou).article.setThumb({ params })
      await api(IDS.zhou).article.setCollect({ params })
      await api(IDS.zhou).comment.createComment({ body: { articleId: IDS.grid, content: '好' } })
      await api().article.addView({ params: { id: IDS.grid } })
      await getServer().context.views.flush()
    })
    expect(after).toMatchObject({
      thumhup: (thumhup ?? 0) - 1,
      collectCount: (collectCount ?? 0) - 1,
      commentCount: (commentCount ?? 0) + 1,
      viewCount: (viewCount ?? 0) + 1,
    })
  })

  it('are not shown to readers who lost the right to read them', async () => {
    const { title, mdContent, labelIds } = await read()
    const body = { id: IDS.grid, title, mdContent: mdContent ?? '', labelIds: labelIds ?? [] }
    const setPublic = (ispublic: number) =>
      api(IDS.lan).article.updateArticle({ body: { ...body, ispublic } })
    await setPublic(0)
    await expect(read()).rejects.toMatchObject({ code: 404 })
    expect((await read(IDS.grid, IDS.lan)).title).toBe(title)
    await setPublic(1)
    expect((await read()).title).toBe(title)
    await api(IDS.lan).article.deleteArticle({ params: { id: IDS.grid } })
    await expect(read()).rejects.toMatchObject({ code: 404 })
    await expect(read(IDS.grid, IDS.lan)).rejects.toMatchObject({ code: 404 })
  })

  describe('of the message status', () => {
    const getStatus = () => api(IDS.zhou).message.getMessageStatus({ params: { userId: IDS.zhou } })

    it('show a letter at once, and that it was read', async () => {
      expect((await getStatus()).letter).toBe(false)
      await api(IDS.lan).letter.sendLetter({ body: { toId: IDS.zhou, content: '你好' } })
      expect((await getStatus()).letter).toBe(true)
      await api(IDS.zhou).message.readAllMessages({ body: { type: 4 } })
      expect((await getStatus()).letter).toBe(false)
    })
  })
})

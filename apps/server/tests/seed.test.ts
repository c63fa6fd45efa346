import { RENDERER_VERSION } from '@mozhan/markdown'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertComments } from '../src/commands/seed/insert/comments.ts'
import { comments } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('the demonstration content', (getServer) => {
  const row = {
    articleId: IDS.unlabelled,
    userId: IDS.zhou,
    createDate: '2024-03-20T00:00:00.000Z',
  }
  const find = async (id: string) => {
    const [found] = await getServer().context.db.select().from(comments).where(eq(comments.id, id))
    return found
  }

  it('renders its comments like written ones', async () => {
    const written = { ...row, id: '1844197938335842790', content: '`ss -ti` 可以看[微笑]' }
    await insertComments(getServer().context, [written], new Date())
    expect(await find(written.id)).toMatchObject({
      content: written.content,
      htmlContent: expect.stringContaining('<code translate="no">ss -ti</code> 可以看🙂'),
      htmlVersion: RENDERER_VERSION,
    })
  })

  it('keeps an empty row for a deleted comment with replies', async () => {
    const deleted = { ...row, id: '1844197938335842791', content: '（已删除）', deleted: true }
    await insertComments(getServer().context, [deleted], new Date())
    expect(await find(deleted.id)).toMatchObject({ content: '', deleteDate: expect.any(Date) })
  })
})

import { RENDERER_VERSION } from '@mozhan/markdown'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { renderOutdatedTexts } from '../src/jobs.ts'
import { answers, articles, comments, questions, users } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('texts of an older renderer', (getServer) => {
  const api = createApis(getServer)
  it('are shown with the old HTML until the job has rendered them again', async () => {
    const { context, refreshes } = getServer()
    const old = { htmlContent: '<p>alt</p>', htmlVersion: 'older' }
    await context.db.update(articles).set(old).where(eq(articles.id, IDS.grid))
    await context.db.update(questions).set(old).where(eq(questions.id, IDS.question))
    await context.db.update(answers).set(old).where(eq(answers.id, IDS.answer))

    const before = await api().article.getArticle({ params: { id: IDS.grid } })
    expect(before).toMatchObject(old)

    expect(await renderOutdatedTexts(context, new AbortController().signal)).toBe(3)
    const after = await api().article.getArticle({ params: { id: IDS.grid } })
    expect(after.htmlVersion).toBe(RENDERER_VERSION)
    expect(after.htmlContent).toContain('网格')
    expect(after.updateDate).toBe(before.updateDate)
    const list = await api().answer.listAnswers({ params: { questionId: IDS.question } })
    expect(list[0]?.htmlVersion).toBe(RENDERER_VERSION)

    await expect
      .poll(() => refreshes.flatMap((refresh) => refresh.tags))
      .toContain(`article:${IDS.grid}`)
    expect(await renderOutdatedTexts(context, new AbortController().signal)).toBe(0)
  })

  it('include comments, also those that were never rendered', async () => {
    const { context, refreshes } = getServer()
    const { db } = context
    await db.update(users).set({ username: 'alan' }).where(eq(users.id, IDS.lan))
    const older = { content: '@alan 用 `gap`', htmlContent: '<p>alt</p>', htmlVersion: 'older' }
    await db.update(comments).set(older).where(eq(comments.id, IDS.comment))
    const raw = { content: '# 好[微笑]', htmlContent: null, htmlVersion: null }
    await db.update(comments).set(raw).where(eq(comments.id, IDS.lateComment))
    const deleted = { content: '', htmlContent: null, htmlVersion: null, deleteDate: new Date() }
    await db.update(comments).set(deleted).where(eq(comments.id, IDS.reply))
    refreshes.length = 0

    expect(await renderOutdatedTexts(context, new AbortController().signal)).toBe(2)
    const data = await api().comment.listComments({ params: { id: IDS.grid } })
    const [late, first] = data
    expect(first?.htmlVersion).toBe(RENDERER_VERSION)
    expect(first?.htmlContent).toContain(`href="/user/${IDS.lan}"`)
    expect(first?.htmlContent).toContain('<code translate="no">gap</code>')
    expect(late?.content).toBe(raw.content)
    expect(late?.htmlContent).toContain(`id="c${IDS.lateComment}-`)
    expect(late?.htmlContent).toContain('好🙂')
    await expect
      .poll(() => refreshes.flatMap((refresh) => refresh.tags))
      .toContain(`article:${IDS.grid}`)
    expect(await renderOutdatedTexts(context, new AbortController().signal)).toBe(0)
  })
})

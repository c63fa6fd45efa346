import { RENDERER_VERSION } from '@mozhan/markdown'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { answers, articles, questions } from '../src/db/schema/index.ts'
import { renderOutdated } from '../src/jobs/render-outdated.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('texts of an older renderer', (getServer) => {
  it('are shown as they are until the job has rendered them again', async () => {
    const { context, call, refreshes } = getServer()
    const old = { htmlContent: '<p>alt</p>', htmlVersion: 'older' }
    await context.db.update(articles).set(old).where(eq(articles.id, IDS.grid))
    await context.db.update(questions).set(old).where(eq(questions.id, IDS.question))
    await context.db.update(answers).set(old).where(eq(answers.id, IDS.answer))

    const before = await call('GET', `/article/api/article/${IDS.grid}`)
    expect(before.data).toMatchObject(old)

    expect(await renderOutdated(context, new AbortController().signal)).toBe(3)
    const after = await call('GET', `/article/api/article/${IDS.grid}`)
    expect(after.data.htmlVersion).toBe(RENDERER_VERSION)
    expect(after.data.htmlContent).toContain('网格')
    expect(after.data.updateDate).toBe(before.data.updateDate)
    const list = await call('GET', `/question/api/replay/list/${IDS.question}`)
    expect(list.data[0].htmlVersion).toBe(RENDERER_VERSION)

    await expect
      .poll(() => refreshes.flatMap((refresh) => refresh.tags))
      .toContain(`article:${IDS.grid}`)
    expect(await renderOutdated(context, new AbortController().signal)).toBe(0)
  })
})

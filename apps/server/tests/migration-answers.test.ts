import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { feed, feedCounts, questions } from '../src/platform/db/schema/index.ts'
import { FEED_KIND } from '../src/platform/lists/scopes.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const MIGRATION = new URL('../src/platform/db/migrations/0016_answers_counted.sql', import.meta.url)

describeOnEveryStore('answer counts of an older database', (getServer) => {
  const api = createApis(getServer)

  it('are recalculated without replies, also in the lists', async () => {
    const { db } = getServer().context
    const body = { title: '怎么排序？', labelIds: [IDS.css], mdContent: '如题。' }
    const id = await api(IDS.zhou).question.createQuestion({ body })
    const reply = (mdContent: string, parentId: string) =>
      api(IDS.lan).answer.createAnswer({ body: { questionId: id, parentId, mdContent } })
    const answer = (await reply('用 `sort`。', '-1')) ?? ''
    await reply('还有一点。', answer)
    await api(IDS.lan).answer.deleteAnswer({ params: { id: answer } })
    const read = async () => ({
      counts: await db.select({ id: questions.id, count: questions.replyCount }).from(questions),
      entries: await db.select().from(feed).orderBy(feed.targetId, feed.kind, feed.scopeId),
      totals: await db
        .select({ kind: feedCounts.kind, scopeId: feedCounts.scopeId, total: feedCounts.total })
        .from(feedCounts)
        .orderBy(feedCounts.kind, feedCounts.scopeId),
    })
    const right = await read()
    await db.update(questions).set({ replyCount: 9 })
    await db.delete(feed).where(eq(feed.kind, FEED_KIND.questionWaiting))
    await db.delete(feedCounts).where(eq(feedCounts.kind, FEED_KIND.questionWaiting))
    const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) await db.execute(sql.raw(statement))
    const byId = (rows: { id: string }[]) => [...rows].sort((a, b) => a.id.localeCompare(b.id))
    const found = await read()
    expect({ ...found, counts: byId(found.counts) }).toEqual({
      ...right,
      counts: byId(right.counts),
    })
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { createArticle, deleteArticle } from '../src/domains/article/commands.ts'
import {
  acceptAnswer,
  createAnswer,
  deleteAnswer,
} from '../src/domains/question/answer-commands.ts'
import { createQuestion } from '../src/domains/question/commands.ts'
import { setLike } from '../src/domains/reaction/commands.ts'
import { queryRows } from '../src/platform/db/client.ts'
import { articles, likes, messages, questions } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { createTestDatabase } from './_databases.ts'
import { openInstance } from './_instances.ts'

const lan = { id: IDS.lan }
const zhou = { id: IDS.zhou }
const DRAFT = { title: '一篇', mdContent: '正文', labelIds: [], columnIds: [] }

/** Only PostgreSQL runs two transactions concurrently. */
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'a call that waits for a deletion (needs TEST_DATABASE_URL)',
  () => {
    let context: AppContext
    const cleanups: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      const { url, drop } = await createTestDatabase()
      const instance = await openInstance(url)
      context = instance.context
      cleanups.push(instance.close, drop)
    })
    afterAll(async () => {
      for (const clean of cleanups) await clean()
    })

    /** Makes both wait for a row lock, the deletion first; returns the result of the other call. */
    async function raceDeletion(
      table: typeof articles | typeof questions,
      id: string,
      remove: () => Promise<unknown>,
      act: () => Promise<unknown>,
    ): Promise<unknown> {
      const acts: Promise<unknown>[] = []
      await context.db.transaction(async (tx) => {
        await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
        for (const start of [remove, act]) {
          acts.push(start().catch((error: unknown) => error))
          await expect.poll(countWaiting).toBe(acts.length)
        }
      })
      const [, outcome] = await Promise.all(acts)
      return outcome
    }

    async function countWaiting(): Promise<number> {
      const waiting = await queryRows(
        context.db,
        sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return waiting.length
    }

    it('does not accept a deleted answer', async () => {
      const id = await createQuestion(context, lan, DRAFT)
      const answer = { questionId: id, parentId: '-1', mdContent: '因为如此。' }
      const answerId = await createAnswer(context, zhou, answer)
      const outcome = await raceDeletion(
        questions,
        id,
        () => deleteAnswer(context, zhou, answerId),
        () => acceptAnswer(context, lan, answerId),
      )
      expect(outcome).toMatchObject({ kind: 'notFound', message: '回答不存在' })
      const [question] = await context.db.select().from(questions).where(eq(questions.id, id))
      expect(question?.acceptedId).toBeNull()
    })

    it('does not like a deleted target, and sends no notice', async () => {
      const id = await createArticle(context, lan, DRAFT)
      const target = { type: 'article', id } as const
      const outcome = await raceDeletion(
        articles,
        id,
        () => deleteArticle(context, lan, id),
        () => setLike(context, zhou, target, 1),
      )
      expect(outcome).toMatchObject({ kind: 'refused', message: '文章不存在' })
      const { db } = context
      expect(await db.select().from(likes).where(eq(likes.targetId, id))).toEqual([])
      expect(await db.select().from(messages).where(eq(messages.targetId, id))).toEqual([])
    })
  },
)

import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { columns, userStats } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const MIGRATION = new URL('../src/platform/db/migrations/0012_sums_anew.sql', import.meta.url)

describeOnEveryStore('sums of an older database', (getServer) => {
  it('are recalculated from what was not deleted', async () => {
    const { db } = getServer().context
    const read = async () => ({
      writer: await db.select().from(userStats).where(eq(userStats.userId, IDS.lan)),
      column: await db.select().from(columns).where(eq(columns.id, IDS.column)),
    })
    const right = await read()
    await db.update(userStats).set({ viewCount: 9, likeCount: 9, collectCount: 9 })
    await db.update(columns).set({ viewCount: 9 })
    const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) await db.execute(sql.raw(statement))
    expect(await read()).toEqual(right)
  })
})

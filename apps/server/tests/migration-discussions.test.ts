import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comments } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const MIGRATION = new URL(
  '../src/platform/db/migrations/0014_parts_of_discussions.sql',
  import.meta.url,
)

describeOnEveryStore('discussions of an older database', (getServer) => {
  it('get the top-level row of each row', async () => {
    const { db } = getServer().context
    const place = { targetId: IDS.grid, userId: IDS.lan, content: '一句' }
    await db.insert(comments).values([
      { ...place, id: '901' },
      { ...place, id: '902', parentId: '901' },
      { ...place, id: '903', parentId: '902' },
      { ...place, id: '904', parentId: '7' },
    ])
    const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) {
      if (statement.includes('RECURSIVE')) await db.execute(sql.raw(statement))
    }
    const rows = await db
      .select({ id: comments.id, root: comments.rootId })
      .from(comments)
      .where(eq(comments.content, place.content))
      .orderBy(asc(comments.id))
    expect(rows.map(({ root }) => root)).toEqual([null, '901', '901', null])
  })
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchDocuments } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { createSearching } from './_searching.ts'
import { describeOnEveryStore } from './_util.ts'

/** More texts than one batch, and more than enough results. */
const MANY = 200

describeOnEveryStore('search results', (getServer) => {
  const { api, ask, titles, write } = createSearching(getServer)

  /** Replaces the index row of a text by many newer copies. */
  async function addNewerCopies(id: string): Promise<void> {
    const { db } = getServer().context
    const [row] = await db.select().from(searchDocuments).where(eq(searchDocuments.id, id))
    if (row === undefined) throw new Error('The text is not in the index.')
    const later = new Date(row.updateDate.getTime() + 1000)
    const rows = Array.from({ length: MANY }, (_, at) => ({
      ...row,
      id: String(at + 1),
      updateDate: later,
    }))
    await db.delete(searchDocuments).where(eq(searchDocuments.id, id))
    await db.insert(searchDocuments).values(rows)
  }

  it('finds a phrase in older texts of every kind when newer ones contain only its words', async () => {
    await write('旧文', '先提交后回滚')
    await write('先提交后回滚', '题目就是')
    const question = { title: '怎么先提交后回滚', mdContent: '如题', labelIds: [IDS.css] }
    await api(IDS.zhou).question.createQuestion({ body: question })
    await addNewerCopies(await write('先提与提交', '交后，后回；回滚'))
    const key = '"先提交后回滚"'
    expect(await titles(key)).toEqual(['先提交后回滚', '怎么先提交后回滚', '旧文'])
    expect(await titles(key, { t: 1 })).toEqual(['怎么先提交后回滚'])
    expect(await titles(key, { t: 0, sort: 'time' })).toEqual(['先提交后回滚', '旧文'])
    const counts = (await ask(key, { t: 1 })).counts.toSorted((a, b) => a.type - b.type)
    expect(counts).toEqual([
      { type: 0, total: 2 },
      { type: 1, total: 1 },
    ])
  })

  describe('solved questions', () => {
    beforeAll(async () => {
      await write('孔雀石的保养', '怎么保养')
      const question = (title: string): Promise<string> => {
        const body = { title, mdContent: '如题', labelIds: [IDS.css] }
        return api(IDS.zhou).question.createQuestion({ body })
      }
      await question('孔雀石怎么保养')
      const solved = await question('孔雀石怎么保养二')
      await api(IDS.zhou).question.solveQuestion({ params: { id: solved } })
    })

    it.each([
      ['words', '孔雀石'],
      ['a phrase', '"孔雀石"'],
      ['some of the words', '孔雀石怎么保养才不褪色'],
    ])('filter the results for %s, but not the counts of the tabs', async (_by, key) => {
      const { counts } = await ask(key)
      expect(counts).toEqual(
        expect.arrayContaining([
          { type: 0, total: 1 },
          { type: 1, total: 2 },
        ]),
      )
      for (const t of [1, 4]) {
        const narrowed = await ask(key, { t, solved: true })
        expect(narrowed).toMatchObject({ total: 1, records: [{ type: 1 }], counts })
      }
    })
  })
})

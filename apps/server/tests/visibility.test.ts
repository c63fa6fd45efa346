import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as article from '../src/domains/article/visibility.ts'
import * as column from '../src/domains/column/visibility.ts'
import * as question from '../src/domains/question/visibility.ts'
import * as resource from '../src/domains/resource/visibility.ts'
import { articles, columns, questions, resources } from '../src/platform/db/schema/index.ts'
import type { Viewer } from '../src/platform/http/tokens.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

interface State {
  readonly id: string
  readonly userId: string
  readonly status: number
  readonly isPublic: number
}

const OWNER = { id: IDS.lan }
const VIEWERS: readonly (Viewer | null)[] = [null, OWNER, { id: IDS.zhou }]
const WRITTEN = { title: '', summary: '', mdContent: '', htmlContent: '', htmlVersion: '' }
const TEXT = { ...WRITTEN, toc: [], excerpt: '', searchText: '' }
const FILE = { title: '', summary: '', type: '', fileUrl: '', fileName: '', fileType: '' }

describeOnEveryStore('visibility by row equals visibility by SQL condition', (getServer) => {
  it('for articles', async () => {
    const states = everyState()
    await getServer()
      .context.db.insert(articles)
      .values(states.map((state) => ({ ...TEXT, ...state })))
    await compare(articles, states, article.isNotDeleted, article.articleNotDeleted())
    await compare(articles, states, article.isPublished, article.articlePublished())
    for (const viewer of VIEWERS) {
      const canRead = (row: State) => article.canReadArticle(viewer, row)
      await compare(articles, states, canRead, article.articleReadableBy(viewer))
    }
  })

  it('for columns', async () => {
    const states = everyState()
    await getServer()
      .context.db.insert(columns)
      .values(states.map((state) => ({ ...state, name: state.id })))
    await compare(columns, states, column.isNotDeleted, column.columnNotDeleted())
    await compare(columns, states, column.isPublished, column.columnPublished())
    for (const viewer of VIEWERS) {
      const canRead = (row: State) => column.canReadColumn(viewer, row)
      await compare(columns, states, canRead, column.columnReadableBy(viewer))
    }
  })

  it('for resources', async () => {
    const states = everyState().filter(({ isPublic }) => isPublic === 1)
    await getServer()
      .context.db.insert(resources)
      .values(states.map(({ isPublic: _, ...state }) => ({ ...FILE, ...state })))
    await compare(resources, states, resource.isNotDeleted, resource.resourceNotDeleted())
    await compare(resources, states, resource.isPublished, resource.resourcePublished())
    for (const viewer of VIEWERS) {
      const canRead = (row: State) => resource.canReadResource(viewer, row)
      await compare(resources, states, canRead, resource.resourceReadableBy(viewer))
    }
  })

  it('for questions', async () => {
    const states = everyState().filter(({ isPublic }) => isPublic === 1)
    await getServer()
      .context.db.insert(questions)
      .values(states.map(({ isPublic: _, ...state }) => ({ ...TEXT, ...state })))
    await compare(questions, states, question.isShown, question.questionShown())
  })

  function everyState(): State[] {
    return [0, 1, 2, 3].flatMap((status) =>
      [0, 1].map((isPublic) => ({
        ...{ status, isPublic, userId: OWNER.id },
        id: getServer().context.createId(),
      })),
    )
  }

  async function compare(
    table: PgTable & { readonly id: PgColumn },
    states: readonly State[],
    decide: (state: State) => boolean,
    condition: SQL | undefined,
  ): Promise<void> {
    const { db } = getServer().context
    const found = new Set<unknown>()
    for (const row of await db.select({ id: table.id }).from(table).where(condition))
      found.add(row.id)
    const byStatement = states.filter(({ id }) => found.has(id))
    const byRow = states.filter(decide)
    expect(byStatement).toEqual(byRow)
    expect(byRow.length).toBeGreaterThan(0)
    expect(byRow.length).toBeLessThan(states.length)
  }
})

import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import {
  deleteColumn,
  orderArticles,
  renameColumn,
  saveColumn,
  saveColumnImage,
} from './commands.ts'
import { copy } from './copy.ts'
import { presentColumn } from './present.ts'
import {
  findOwnColumnPage,
  findOwnColumns,
  findPublicColumnsOf,
  findTopColumns,
  findTopColumnsOf,
  getColumn,
} from './queries.ts'

/** In `findTopColumn/{id}`: a number up to this is a count, a larger one the id of an author. */
const MAX_COUNT = 1000n
const AUTHOR_TOP = 5

export function columnRoutes({ mount, context }: Router): void {
  const { column } = contract
  const { db } = context

  mount(column.listTopColumns, async ({ params }) => {
    const rows =
      BigInt(params.id) > MAX_COUNT
        ? await findTopColumnsOf(db, params.id, AUTHOR_TOP)
        : await findTopColumns(db, Number(params.id))
    return rows.map(presentColumn)
  })

  mount(column.getColumn, async ({ params, viewer }) => {
    const row = await getColumn(db, viewer, params.id)
    if (row === undefined) throw new DomainError('notFound', copy.missing)
    return presentColumn(row)
  })

  mount(column.findUserColumns, async ({ params }) =>
    (await findPublicColumnsOf(db, params.id)).map(presentColumn),
  )

  mount(column.listMyColumns, async ({ viewer }) =>
    (await findOwnColumns(db, viewer)).map(presentColumn),
  )
  mount(column.findMyColumns, async ({ body, viewer }) => {
    const { rows, total } = await findOwnColumnPage(db, viewer, body)
    return toPage(body, { total, next: undefined }, rows.map(presentColumn))
  })

  mount(column.saveColumn, ({ body, viewer }) => saveColumn(context, viewer, body))
  mount(column.renameColumn, async ({ params, viewer }) => {
    await renameColumn(context, viewer, params.id, params.name)
    return null
  })
  mount(column.saveColumnImage, async ({ body, viewer }) => {
    await saveColumnImage(context, viewer, body.id, body.imageUrl)
    return null
  })
  mount(column.orderArticles, async ({ params, body, viewer }) => {
    await orderArticles(context, viewer, params.id, body.articleIds)
    return null
  })
  mount(column.deleteColumn, async ({ params, viewer }) => {
    await deleteColumn(context, viewer, params.id)
    return null
  })
}

import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../http/errors.ts'
import type { Router } from '../../http/router.ts'
import { copy } from './copy.ts'
import { presentColumn } from './present.ts'
import { findPublicColumnsOf, findTopColumns, findTopColumnsOf, getColumn } from './queries.ts'

/** In `findTopColumn/{id}`: up to this a count, beyond it the id of a writer. */
const LARGEST_COUNT = 1000n
const MAX_TOP = 100
const WRITER_TOP = 5

export function columnRoutes({ mount, context }: Router): void {
  const { column } = contract
  const { db } = context

  mount(column.listTopColumns, async ({ params }) => {
    const rows =
      BigInt(params.id) > LARGEST_COUNT
        ? await findTopColumnsOf(db, params.id, WRITER_TOP)
        : await findTopColumns(db, Math.min(Number(params.id), MAX_TOP))
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
}

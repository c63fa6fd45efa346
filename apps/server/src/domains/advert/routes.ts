import { contract } from '@mozhan/api-client/contract'
import { and, asc, eq } from 'drizzle-orm'
import { adverts } from '../../platform/db/schema/index.ts'
import type { Router } from '../../platform/http/router.ts'
import { advertShown } from './visibility.ts'

/** Positions are of type smallint. A larger number has no adverts. */
const MAX_POSITION = 32_767n

export function advertRoutes({ mount, context }: Router): void {
  mount(contract.advert.listAdverts, async ({ params }) => {
    if (BigInt(params.id) > MAX_POSITION) return []
    const rows = await context.db
      .select()
      .from(adverts)
      .where(and(advertShown(), eq(adverts.position, Number(params.id))))
      .orderBy(asc(adverts.sort), asc(adverts.id))
    return rows.map((row) => ({
      ...row,
      createDate: row.createDate.toISOString(),
      updateDate: row.updateDate.toISOString(),
    }))
  })
}

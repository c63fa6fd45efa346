import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { findCategories, findCategoryLabels, findHotLabels } from './queries.ts'

/** Labels of the hot list. */
const HOT = 10

export function categoryRoutes({ mount, context }: Router): void {
  const { category } = contract

  mount(category.listCategories, async () => {
    const rows = await findCategories(context.db)
    return rows.map((row) => ({
      ...row,
      createDate: row.createDate.toISOString(),
      updateDate: row.updateDate.toISOString(),
    }))
  })

  mount(category.listCategoryLabels, async () => findCategoryLabels(context.db))

  mount(category.listHotLabels, () => findHotLabels(context.db, HOT))
}

import { contract } from '@mozhan/api-client/contract'
import { and, asc, eq } from 'drizzle-orm'
import { dictionaryItems } from '../../platform/db/schema/index.ts'
import type { Router } from '../../platform/http/router.ts'
import { dictionaryItemShown } from './visibility.ts'

export function dictionaryRoutes({ mount, context }: Router): void {
  mount(contract.dictionary.listDictionary, ({ params }) =>
    context.db
      .select()
      .from(dictionaryItems)
      .where(and(eq(dictionaryItems.code, params.code), dictionaryItemShown()))
      .orderBy(asc(dictionaryItems.sort), asc(dictionaryItems.id)),
  )
}

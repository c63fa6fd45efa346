import { contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown'
import type { Router } from '../../http/router.ts'
import { loadHits } from './load-hits.ts'
import { presentHit } from './present.ts'
import { createRarities } from './rarity.ts'
import { findSimilar } from './recommend.ts'

/** Graphemes of a text shown beside a title nobody searched for. */
const BEGINNING = 100

export function searchRoutes({ mount, context }: Router): void {
  const { search } = contract
  const { db } = context
  const getRarities = createRarities(context.clock)

  mount(search.recommend, async ({ body }) => {
    const { key, id, t, size } = body
    const type = t === SEARCH_TYPE.all ? undefined : t
    const texts = await findSimilar(db, getRarities, { key, id, type, size })
    const hits = await loadHits(db, texts)
    return hits.map(({ found, row }) =>
      presentHit(found, row, {
        title: found.title,
        summary: cutText(found.body.replace(/\s+/g, ' '), BEGINNING),
      }),
    )
  })
}

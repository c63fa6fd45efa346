import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Database } from '../../platform/db/client.ts'
import type { Candidate } from '../../platform/search/candidates.ts'
import type { FoundType } from '../../platform/search/source.ts'
import { findArticlesByIds } from '../article/index.ts'
import type { LabelRef } from '../channel/index.ts'
import { findColumnsByIds } from '../column/index.ts'
import { findQuestionsByIds } from '../question/index.ts'
import { findResourcesByIds } from '../resource/index.ts'

/** Fields of a hit besides its text. */
export interface HitRow {
  readonly id: string
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly imageUrl?: string | null
  readonly viewCount: number
  readonly likeCount?: number
  readonly labelList?: LabelRef[]
  readonly createDate: Date
  readonly updateDate: Date
}

const LOADERS: Record<FoundType, (db: Database, ids: readonly string[]) => Promise<HitRow[]>> = {
  [SEARCH_TYPE.article]: findArticlesByIds,
  [SEARCH_TYPE.question]: findQuestionsByIds,
  [SEARCH_TYPE.column]: findColumnsByIds,
  [SEARCH_TYPE.resource]: findResourcesByIds,
}

/** The rows of the hits, in their order. Texts that were deleted in the meantime are omitted. */
export async function loadHits<Found extends Candidate>(
  db: Database,
  found: readonly Found[],
): Promise<{ found: Found; row: HitRow }[]> {
  const rows = new Map<string, HitRow>()
  const kinds = [...Map.groupBy(found, (hit) => hit.type)]
  await Promise.all(
    kinds.map(async ([type, ofType]) => {
      const ids = ofType.map((hit) => hit.id)
      for (const row of await LOADERS[type](db, ids)) rows.set(`${type}:${row.id}`, row)
    }),
  )
  return found.flatMap((hit) => {
    const row = rows.get(`${hit.type}:${hit.id}`)
    return row === undefined ? [] : [{ found: hit, row }]
  })
}

import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { indexText } from '../../platform/search/index-text.ts'
import type { FoundType } from '../../platform/search/source.ts'
import { INDEX_VERSION } from '../../platform/search/terms.ts'
import { FOUND_KINDS } from './found-kinds.ts'

/** How far the index has been made anew. */
export interface Progress {
  readonly done: number
  readonly total: number
}

interface Place {
  readonly type: FoundType
  readonly id: string
}

/** Texts after which is told how far it has come. */
const BATCH = 10
/** On whose behalf the index is filled. */
const OWNER = 'search-index'

/** Texts that stand somewhere else than in the index, and those of the index that stand nowhere else. */
const PLACES = sql`
  select ${SEARCH_TYPE.article}::smallint as type, id from mxg_article
  union select ${SEARCH_TYPE.question}::smallint, id from mxg_question
  union select ${SEARCH_TYPE.column}::smallint, id from mxg_column
  union select ${SEARCH_TYPE.resource}::smallint, id from mxg_resource
  union select type, id from mxg_search_document`

/**
 * Indexes what an older version of the program has indexed or nobody has, in the background and in small batches. What is
 * in the index stays findable meanwhile.
 */
export async function refillOutdated(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  signal: AbortSignal,
): Promise<number> {
  const outdated = sql`not exists (select 1 from mxg_search_document d
    where d.type = place.type and d.id = place.id and d.version = ${INDEX_VERSION})`
  const done = await refill(context, await findPlaces(context.db, outdated), signal)
  if (done > 0) context.logger.info({ done, INDEX_VERSION }, 'texts indexed')
  return done
}

/** Indexes everything anew, while the old rows answer. @param report is told after every batch */
export async function rebuildIndex(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  signal: AbortSignal,
  report: (progress: Progress) => unknown,
): Promise<number> {
  return refill(context, await findPlaces(context.db, sql`true`), signal, report)
}

/** Indexes all that was written in this transaction, as a first start does. */
export async function fillIndex(
  context: Pick<Platform, 'logger' | 'workers'>,
  tx: Database,
): Promise<void> {
  for (const { type, id } of await findPlaces(tx, sql`true`)) {
    const kind = FOUND_KINDS[type]
    const text = await kind.findText?.(tx, id)
    await indexDocument(tx, kind, id, text && (await indexText(context, text, OWNER)))
  }
}

async function refill(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  places: readonly Place[],
  signal: AbortSignal,
  report?: (progress: Progress) => unknown,
): Promise<number> {
  let done = 0
  for (let start = 0; start < places.length && !signal.aborted; start += BATCH) {
    const batch = places.slice(start, start + BATCH)
    for (const place of batch) await refillPlace(context, place)
    done += batch.length
    await report?.({ done, total: places.length })
  }
  return done
}

/** In a transaction of its own: with the words of several texts in hand, it and a writer could wait for each other. */
async function refillPlace(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  { type, id }: Place,
): Promise<void> {
  const kind = FOUND_KINDS[type]
  const text = await kind.findText?.(context.db, id)
  const indexed = text && (await indexText(context, text, OWNER))
  await context.db.transaction(async (tx) => {
    await kind.load(tx, id)
    const now = await kind.findText?.(tx, id)
    // Written meanwhile, and indexed by its writer.
    if (now?.searchText !== text?.searchText) return
    await indexDocument(tx, kind, id, indexed)
  })
}

function findPlaces(db: Database, condition: SQL): Promise<Place[]> {
  return queryRows<Place>(
    db,
    sql`select place.type, place.id::text as id from (${PLACES}) place
      where ${condition} order by place.type, place.id`,
  )
}

import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { indexText } from '../../platform/search/index-text.ts'
import type { FoundType } from '../../platform/search/source.ts'
import { INDEX_VERSION } from '../../platform/search/terms.ts'
import { FOUND_KINDS } from './found-kinds.ts'

/** Progress of indexing. */
export interface Progress {
  readonly done: number
  readonly total: number
}

interface TextRef {
  readonly type: FoundType
  readonly id: string
}

/** Number of texts between two progress reports. */
const BATCH = 10
/** Owner of the worker tasks. */
const OWNER = 'search-index'

/** All texts that are stored or indexed. Indexed texts without a stored one are removed. */
const ALL_TEXTS = sql`
  select ${SEARCH_TYPE.article}::smallint as type, id from mxg_article
  union select ${SEARCH_TYPE.question}::smallint, id from mxg_question
  union select ${SEARCH_TYPE.column}::smallint, id from mxg_column
  union select ${SEARCH_TYPE.resource}::smallint, id from mxg_resource
  union select type, id from mxg_search_document`

/**
 * Indexes texts that are not indexed or were indexed by an older version, in small batches. Existing index rows stay
 * searchable in the meantime.
 */
export async function reindexOutdated(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  signal: AbortSignal,
): Promise<number> {
  const outdated = sql`not exists (select 1 from mxg_search_document d
    where d.type = text.type and d.id = text.id and d.version = ${INDEX_VERSION})`
  const done = await reindex(context, await findTexts(context.db, outdated), signal)
  if (done > 0) context.logger.info({ done, INDEX_VERSION }, 'texts indexed')
  return done
}

/** Indexes all texts again while the old rows stay searchable. @param report called after every batch */
export async function rebuildIndex(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  signal: AbortSignal,
  report: (progress: Progress) => unknown,
): Promise<number> {
  return reindex(context, await findTexts(context.db, sql`true`), signal, report)
}

/** Indexes all texts in the given transaction, for the first start. */
export async function fillIndex(
  context: Pick<Platform, 'logger' | 'workers'>,
  tx: Database,
): Promise<void> {
  for (const { type, id } of await findTexts(tx, sql`true`)) {
    const kind = FOUND_KINDS[type]
    const text = await kind.findText?.(tx, id)
    await indexDocument(tx, kind, id, text && (await indexText(context, text, OWNER)))
  }
}

async function reindex(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  texts: readonly TextRef[],
  signal: AbortSignal,
  report?: (progress: Progress) => unknown,
): Promise<number> {
  let done = 0
  for (let start = 0; start < texts.length && !signal.aborted; start += BATCH) {
    const batch = texts.slice(start, start + BATCH)
    for (const text of batch) await reindexText(context, text)
    done += batch.length
    await report?.({ done, total: texts.length })
  }
  return done
}

/** Indexes one text in its own transaction. A transaction with several texts could deadlock with a writer. */
async function reindexText(
  context: Pick<Platform, 'db' | 'logger' | 'workers'>,
  { type, id }: TextRef,
): Promise<void> {
  const kind = FOUND_KINDS[type]
  const text = await kind.findText?.(context.db, id)
  const indexed = text && (await indexText(context, text, OWNER))
  await context.db.transaction(async (tx) => {
    await kind.load(tx, id)
    const now = await kind.findText?.(tx, id)
    // Changed in the meantime, and indexed by that change.
    if (now?.searchText !== text?.searchText) return
    await indexDocument(tx, kind, id, indexed)
  })
}

function findTexts(db: Database, condition: SQL): Promise<TextRef[]> {
  return queryRows<TextRef>(
    db,
    sql`select text.type, text.id::text as id from (${ALL_TEXTS}) text
      where ${condition} order by text.type, text.id`,
  )
}

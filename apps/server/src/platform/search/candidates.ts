import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { type Filters, hasTerms, hasUnits, hasWhole, isWanted } from './conditions.ts'
import type { Query, Unit } from './parse-query.ts'
import { FOUND_TYPES, type FoundType } from './source.ts'

/** A text that may be among the best results. */
export interface Candidate {
  readonly type: FoundType
  readonly id: string
}

/** A candidate with the fields that its score is computed from. */
export interface LoadedText extends Candidate {
  readonly title: string
  readonly headings: string
  readonly body: string
  readonly code: string
  /** Modification time in seconds. */
  readonly changed: number
}

/** Maximum number of characters that are read of a text, because very long texts would delay all searches. */
export const MAX_READ = 50_000

/** Maximum number of texts that are sorted for a very common word before the first are taken. */
const MAX_ORDERED = 3000
/** Among texts with a word in the title, short titles come first. */
const BY_TITLE = sql`title_length, id desc`
const BY_DATE = sql`update_date desc, id desc`
/** Maximum number of counted texts per kind. */
export const MAX_COUNTED = 10_000
/** Timeout of one search statement in PostgreSQL, in ms. */
const STATEMENT_TIMEOUT_MS = 3000

/**
 * Finds candidates for the best results: texts that contain the whole query, then those with its words in the title, in
 * headings, anywhere. `scoreText` ranks them by their texts.
 */
export async function findCandidates(
  db: Database,
  query: Query,
  filters: Filters,
): Promise<Candidate[]> {
  const wanted = isWanted(filters)
  const tiers = [
    take(sql`${hasWhole(query, 'any')} and ${wanted}`, BY_TITLE, 12),
    take(sql`${hasUnits(query.units, 'title')} and ${wanted}`, BY_TITLE, 40),
    take(sql`${hasUnits(query.units, 'heading')} and ${wanted}`, BY_TITLE, 30),
    take(sql`${hasUnits(query.units, 'any')} and ${wanted}`, BY_DATE, 16),
  ]
  return queryTiers(db, tiers)
}

/**
 * Finds texts that may contain the phrases of a query: of each kind those with its terms in the title, then the newest. By
 * time: only the newest.
 */
export function findPhraseCandidates(
  db: Database,
  query: Query,
  filters: Filters,
  order: 'relevance' | 'time',
): Promise<Candidate[]> {
  const tiers = FOUND_TYPES.flatMap((type) => {
    const wanted = isWanted({ ...filters, type })
    const newest = take(sql`${hasWhole(query, 'any')} and ${wanted}`, BY_DATE, MAX_ORDERED)
    if (order === 'time') return [newest]
    return [take(sql`${hasWhole(query, 'title')} and ${wanted}`, BY_TITLE, MAX_ORDERED), newest]
  })
  return queryTiers(db, tiers)
}

/** Texts with at least one of the units, those with a match in the title first. */
export function findAnyCandidates(
  db: Database,
  units: readonly Unit[],
  filters: Filters,
): Promise<Candidate[]> {
  const wanted = isWanted(filters)
  const tiers = units.flatMap((unit) => [
    take(sql`${hasUnits([unit], 'title')} and ${wanted}`, BY_TITLE, 8),
    take(sql`${hasUnits([unit], 'any')} and ${wanted}`, BY_DATE, 8),
  ])
  return queryTiers(db, tiers)
}

/** A page of all texts with every unit except those already shown, newest first. */
export async function findRest(
  db: Database,
  query: Query,
  filters: Filters,
  without: readonly Candidate[],
  offset: number,
  limit: number,
): Promise<Candidate[]> {
  const ids = `{${without.map((candidate) => candidate.id).join(',')}}`
  return queryThroughIndex<Candidate>(
    db,
    sql`select d.type, d.id::text as id from mxg_search_document d
      where ${hasUnits(query.units, 'any')} and ${isWanted(filters)}
        and d.id <> all (${ids}::bigint[])
      order by d.update_date desc, d.id desc limit ${limit} offset ${offset}`,
  )
}

/** Number of texts of each kind with every unit, at most MAX_COUNTED in total. */
export async function countTypes(
  db: Database,
  query: Query,
  filters: Filters,
): Promise<Map<number, number>> {
  const rows = await queryThroughIndex<{ type: number; total: number }>(
    db,
    sql`select found.type, count(*)::int as total
      from (select d.type from mxg_search_document d
        where ${hasUnits(query.units, 'any')} and ${isWanted(filters)} limit ${MAX_COUNTED}) found
      group by found.type`,
  )
  return new Map(rows.map((row) => [row.type, row.total]))
}

/** Number of texts with each unit, at most `max`. */
export async function countUnits(
  db: Database,
  units: readonly Unit[],
  max: number,
): Promise<number[]> {
  if (units.length === 0) return []
  const counts = units.map(
    ({ terms }) => sql`(select count(*)::int from (select 1 from mxg_search_document d
      where ${hasTerms(terms, 'any')} limit ${max}) found)`,
  )
  const [row] = await queryThroughIndex<{ counts: number[] }>(
    db,
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return row?.counts ?? []
}

/**
 * Loads the fields for the score of candidates, in any order.
 * @param max maximum characters of body and code; 0 loads titles and headings only
 */
export async function loadTexts(
  db: Database,
  candidates: readonly Candidate[],
  max: number,
): Promise<LoadedText[]> {
  if (candidates.length === 0) return []
  const [body, code] =
    max === 0
      ? [sql`''`, sql`''`]
      : [sql`left(d.body, ${max}::int)`, sql`left(d.code, ${max}::int)`]
  const types = `{${candidates.map((candidate) => candidate.type).join(',')}}`
  const ids = `{${candidates.map((candidate) => candidate.id).join(',')}}`
  return queryRows<LoadedText>(
    db,
    sql`select d.type, d.id::text as id, d.title, d.headings,
        ${body} as body, ${code} as code, extract(epoch from d.update_date)::float8 as changed
      from unnest(${types}::smallint[], ${ids}::bigint[]) wanted (type, id)
      join mxg_search_document d on d.type = wanted.type and d.id = wanted.id`,
  )
}

function take(condition: SQL, order: SQL, limit: number): SQL {
  return sql`(select near.type, near.id from (select d.type, d.id, d.title_length, d.update_date
    from mxg_search_document d where ${condition} limit ${MAX_ORDERED}) near
    order by ${order} limit ${limit})`
}

async function queryTiers(db: Database, tiers: readonly SQL[]): Promise<Candidate[]> {
  if (tiers.length === 0) return []
  const rows = await queryThroughIndex<Candidate>(
    db,
    sql`select found.type, found.id::text as id from (${sql.join([...tiers], sql` union all `)}) found`,
  )
  const unique = new Map(rows.map((row) => [`${row.type}:${row.id}`, row]))
  return [...unique.values()]
}

/**
 * Forces the use of the term index. For common words the planner would prefer a sequential scan, because it does not know
 * that the terms of a row are stored out of line (TOAST) and must be fetched one by one.
 */
function queryThroughIndex<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true),
        set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true)`,
    )
    return queryRows<Row>(tx, statement)
  })
}

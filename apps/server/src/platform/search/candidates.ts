import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { type Filters, hasTerms, hasUnits, hasWhole, isWanted } from './conditions.ts'
import type { Query, Unit } from './parse-query.ts'
import { FOUND_TYPES, type FoundType } from './source.ts'

/** A text that may be among the best. */
export interface Candidate {
  readonly type: FoundType
  readonly id: string
}

/** A candidate with what it is weighed by. */
export interface LoadedText extends Candidate {
  readonly title: string
  readonly headings: string
  readonly body: string
  readonly code: string
  /** When it was changed, in seconds. */
  readonly changed: number
}

/** Characters of a text that are read: a book's worth would make everybody wait. */
export const MAX_READ = 50_000

/** Of a word that nearly everybody uses, at most so many texts are put into order before the first are taken. */
const MAX_ORDERED = 3000
/** Short titles that hold a word are more about it. */
const BY_TITLE = sql`title_length, id desc`
const BY_DATE = sql`update_date desc, id desc`
/** Texts of one kind beyond these are not counted. */
export const MAX_COUNTED = 10_000
/** ms after which PostgreSQL gives up one statement of a search. */
const STATEMENT_MS = 3000

/**
 * The texts that may be the best answers: those that hold the question as it stands, then those that have its words in the
 * title, in headings, anywhere. Which of them are the best is seen in their texts, by `scoreText`.
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
  return askAll(db, tiers)
}

/**
 * The texts in which a question may stand exactly: those of each kind that have its terms in the title, then the newest
 * first. By time they are the newest first alone.
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
  return askAll(db, tiers)
}

/** Texts that have at least one of the units, those in the title first. */
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
  return askAll(db, tiers)
}

/** A page of all texts that have every unit, without those that were shown before; the newest first. */
export async function findRest(
  db: Database,
  query: Query,
  filters: Filters,
  without: readonly Candidate[],
  offset: number,
  limit: number,
): Promise<Candidate[]> {
  const ids = `{${without.map((candidate) => candidate.id).join(',')}}`
  return throughIndex<Candidate>(
    db,
    sql`select d.type, d.id::text as id from mxg_search_document d
      where ${hasUnits(query.units, 'any')} and ${isWanted(filters)}
        and d.id <> all (${ids}::bigint[])
      order by d.update_date desc, d.id desc limit ${limit} offset ${offset}`,
  )
}

/** How many texts of each kind have every unit, up to MAX_COUNTED together. */
export async function countTypes(
  db: Database,
  query: Query,
  filters: Filters,
): Promise<Map<number, number>> {
  const rows = await throughIndex<{ type: number; total: number }>(
    db,
    sql`select found.type, count(*)::int as total
      from (select d.type from mxg_search_document d
        where ${hasUnits(query.units, 'any')} and ${isWanted(filters)} limit ${MAX_COUNTED}) found
      group by found.type`,
  )
  return new Map(rows.map((row) => [row.type, row.total]))
}

/** In how many texts each unit stands, up to `most`. */
export async function countUnits(
  db: Database,
  units: readonly Unit[],
  most: number,
): Promise<number[]> {
  if (units.length === 0) return []
  const counts = units.map(
    ({ terms }) => sql`(select count(*)::int from (select 1 from mxg_search_document d
      where ${hasTerms(terms, 'any')} limit ${most}) found)`,
  )
  const [row] = await throughIndex<{ counts: number[] }>(
    db,
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return row?.counts ?? []
}

/**
 * What candidates are weighed by, in any order.
 * @param most characters of body and code that are read; 0 reads titles and headings alone
 */
export async function loadTexts(
  db: Database,
  candidates: readonly Candidate[],
  most: number,
): Promise<LoadedText[]> {
  if (candidates.length === 0) return []
  const [body, code] =
    most === 0
      ? [sql`''`, sql`''`]
      : [sql`left(d.body, ${most}::int)`, sql`left(d.code, ${most}::int)`]
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

async function askAll(db: Database, tiers: readonly SQL[]): Promise<Candidate[]> {
  if (tiers.length === 0) return []
  const rows = await throughIndex<Candidate>(
    db,
    sql`select found.type, found.id::text as id from (${sql.join([...tiers], sql` union all `)}) found`,
  )
  const unique = new Map(rows.map((row) => [`${row.type}:${row.id}`, row]))
  return [...unique.values()]
}

/**
 * Asks through the index of terms, always. For words that many texts have the planner would rather read the whole table,
 * not knowing that a row's terms lie elsewhere and have to be fetched one by one.
 */
function throughIndex<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true),
        set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`,
    )
    return queryRows<Row>(tx, statement)
  })
}

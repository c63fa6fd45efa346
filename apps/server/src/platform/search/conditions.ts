import { type SQL, sql } from 'drizzle-orm'
import type { Query, Unit } from './parse-query.ts'
import { type Field, toDigest, toFilterDigest } from './terms.ts'

/** Filters of a search. */
export interface Filters {
  /** A code of SEARCH_TYPE; absent: every kind. */
  readonly type?: number | undefined
  readonly labelId?: string | undefined
  /** Only questions that are solved, or only unsolved ones. */
  readonly isSolved?: boolean | undefined
  /** Changed at this time or later. */
  readonly since?: Date | undefined
  /** Excludes this text. */
  readonly exceptId?: string | undefined
}

const SOLVED = '2'
const UNSOLVED = '1'
const QUESTION = '1'

/** Texts with all of these units in a field. */
export function hasUnits(units: readonly Unit[], field: Field): SQL {
  const sure = units.filter((unit) => unit.alternatives === undefined)
  const parts = [
    hasTerms(
      sure.flatMap((unit) => unit.terms),
      field,
    ),
  ]
  for (const { text, alternatives } of units) {
    if (alternatives === undefined) continue
    const digests = [text, ...alternatives].map((word) => toDigest(field, word))
    parts.push(sql`d.terms && ${toIntegers(digests)}::int[]`)
  }
  return sql.join(parts, sql` and `)
}

/** Texts with the terms of the whole query in a field. */
export function hasWhole({ wholeTerms }: Query, field: Field): SQL {
  return hasTerms(wholeTerms, field)
}

export function hasTerms(terms: readonly string[], field: Field): SQL {
  if (terms.length === 0) return sql`true`
  return sql`d.terms @> ${toIntegers(terms.map((term) => toDigest(field, term)))}::int[]`
}

/** The SQL condition of the filters, to be appended to other conditions. */
export function isWanted({ type, labelId, isSolved, since, exceptId }: Filters): SQL {
  const digests: number[] = []
  if (type !== undefined) digests.push(toFilterDigest('type', String(type)))
  if (labelId !== undefined) digests.push(toFilterDigest('label', labelId))
  if (isSolved !== undefined) {
    digests.push(toFilterDigest('type', QUESTION))
    digests.push(toFilterDigest('status', isSolved ? SOLVED : UNSOLVED))
  }
  return sql`${digests.length === 0 ? sql`true` : sql`d.terms @> ${toIntegers(digests)}::int[]`}
    and ${since === undefined ? sql`true` : sql`d.update_date >= ${since.toISOString()}::timestamptz`}
    and ${exceptId === undefined ? sql`true` : sql`d.id <> ${exceptId}::bigint`}`
}

function toIntegers(digests: readonly number[]): string {
  return `{${[...new Set(digests)].join(',')}}`
}

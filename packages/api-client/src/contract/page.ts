import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { countSchema, inputText, list, maybe, wholeNumber, withFallback } from './fields.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from './limits.ts'

/** Fields of every page request, to spread into the schema of a body. */
export const pageFields = {
  /** Page number from 1. */
  current: withFallback(wholeNumber(1, MAX_PAGE), 1),
  /** Number of records on a page. */
  size: withFallback(wholeNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  /** `next` of the previous page. If given, `current` is ignored. */
  cursor: maybe(inputText({ max: 500 })),
}

/** A page request without filters. */
export const pageRequestSchema = z.object(pageFields)
/** Body of a page request, before parsing. */
export type PageRequest = z.input<typeof pageRequestSchema>

/** A page of records. */
export interface Page<T> {
  /** The records of this page, in the order of the list. */
  records: T[]
  /** Number of records on all pages. */
  total: number
  /** Maximum number of records on one page. */
  size: number
  /** Number of this page, from 1. */
  current: number
  /** Number of pages. */
  pages: number
  /** Cursor of the next page; absent on the last page and from older back ends. */
  next?: string | undefined
}

/**
 * Schema of one page of a list.
 * @param item schema of one record
 * @returns a schema of `Page`
 * @example
 * ```ts
 * import { labelSchema, pageOf } from '@mozhan/api-client/contract'
 *
 * const labelPageSchema = pageOf(labelSchema)
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function pageOf<S extends Schema>(item: S) {
  return z.object({
    records: list(item),
    total: countSchema,
    size: countSchema,
    current: countSchema,
    pages: countSchema,
    next: maybe(z.string()),
  })
}

import type { IdPage, PageWish } from './find-page.ts'

/** The page answer that every list of the contract gives. */
export function toPage<Row>(
  { current, size }: PageWish,
  { total, next }: Omit<IdPage, 'ids'>,
  records: Row[],
) {
  return { records, total, size, current, pages: Math.ceil(total / size), next }
}

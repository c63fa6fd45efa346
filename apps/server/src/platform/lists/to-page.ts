import type { IdPage, PageQuery } from './find-page.ts'

/** The page object of every list of the contract. */
export function toPage<Row>(
  { current, size }: PageQuery,
  { total, next }: Omit<IdPage, 'ids'>,
  records: Row[],
) {
  return { records, total, size, current, pages: Math.ceil(total / size), next }
}

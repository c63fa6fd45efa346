import { SmartLink } from '../client/SmartLink.tsx'
import { copy } from './copy.ts'
import classes from './Pagination.module.css'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** The address of a page. */
  hrefFor: (page: number) => string
}

/** 上一页, page numbers, 下一页: plain links that work without scripts. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={classes.pagination} aria-label={copy.label}>
      {page > 1 ? (
        <SmartLink href={hrefFor(page - 1)} rel="prev">
          {copy.previous}
        </SmartLink>
      ) : null}
      {pageNumbers(page, pages).map((number, index, all) => (
        <SmartLink
          key={number}
          href={hrefFor(number)}
          className={classes.number}
          aria-label={copy.page(number)}
          aria-current={number === page ? 'page' : undefined}
          data-after-gap={(index > 0 && number - (all[index - 1] ?? 0) > 1) || undefined}
        >
          {number}
        </SmartLink>
      ))}
      {page < pages ? (
        <SmartLink href={hrefFor(page + 1)} rel="next">
          {copy.next}
        </SmartLink>
      ) : null}
    </nav>
  )
}

/** The first, the last, and two on either side of the current page. */
export function pageNumbers(page: number, pages: number): number[] {
  const around = [1, pages, page - 2, page - 1, page, page + 1, page + 2]
  return [...new Set(around)]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
}

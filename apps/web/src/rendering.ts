import { notFound } from 'next/navigation'

/** Digits as a 64-bit number has them at most. */
const ID = /^[1-9]\d{0,18}$/

/** Pages with an id are made at their first visit and kept from then on. */
export function atFirstVisit(): [] {
  return []
}

/**
 * The id of a page. A path that cannot be one of ours is a real 404 before anything is asked for:
 * `/:id` also catches `/favicon.ico` and the like.
 */
export async function readId(params: Promise<{ id: string }>): Promise<string> {
  const { id } = await params
  return ID.test(id) ? id : notFound()
}

/** The number of a later page of a list; the first page is the list itself. */
export async function readPage(params: Promise<{ page: string }>): Promise<number> {
  const { page } = await params
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? Number(page) : notFound()
}

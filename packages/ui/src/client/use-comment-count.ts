'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useSetAtom } from 'jotai/react'
import { useEffect } from 'react'
import { commentCountsAtom } from './comment-count-atoms.ts'

/** On the server nothing was shown yet. */
const NONE: Readonly<Record<string, number>> = {}

/**
 * The number of comments on a page.
 * @param name of the page, such as `article:1`
 * @param known the number that the server sent; used until the thread of the page has been shown
 */
export function useCommentCount(name: string, known: number): number {
  return useHydratedAtomValue(commentCountsAtom, NONE)[name] ?? known
}

/** Tells all other places that show the number of comments on a page the number of its thread. */
export function useShareCommentCount(name: string, total: number): void {
  const setCounts = useSetAtom(commentCountsAtom)
  useEffect(() => {
    setCounts((counts) => (counts[name] === total ? counts : { ...counts, [name]: total }))
  }, [setCounts, name, total])
}

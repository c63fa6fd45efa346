'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { isChangeDraftId } from '../model/draft-id.ts'
import { findUnsent, forgetText } from './kept.ts'
import type { ParseContent } from './read-record.ts'

/** An unfinished text in a line. */
export interface UnfinishedText {
  id: string
  title: string
  /** ISO date; empty where nobody knows. */
  date: string
}

export interface UseUnfinishedOptions<Content> {
  owner: string
  kind: string
  /** `parse` and `titleOf` keep their identity between renders. */
  parse: ParseContent<Content>
  titleOf: (content: Content) => string
  /** Those that the server keeps. */
  saved: readonly UnfinishedText[]
  /** Removes one from the server; resolves also when there is none. */
  removeSaved: (id: string) => Promise<void>
}

/** New texts that a writer has not finished, the newest first: those of the server and those that never left this machine. */
export function useUnfinished<Content>({
  owner,
  kind,
  parse,
  titleOf,
  saved,
  removeSaved,
}: UseUnfinishedOptions<Content>) {
  const [unsent, setUnsent] = useState<readonly UnfinishedText[]>([])
  useEffect(() => {
    let isCurrent = true
    void findUnsent({ owner, kind, parse }).then((found) => {
      if (!isCurrent) return
      const texts = found.filter(({ target }) => !isChangeDraftId(kind, target))
      setUnsent(
        texts.map(({ target, content, at }) => ({
          id: target,
          title: titleOf(content),
          date: new Date(at).toISOString(),
        })),
      )
    })
    return () => {
      isCurrent = false
    }
  }, [owner, kind, parse, titleOf])
  const texts = useMemo(() => {
    const added = unsent.filter(({ id }) => !saved.some((text) => text.id === id))
    return [...added, ...saved].sort((a, b) => b.date.localeCompare(a.date))
  }, [unsent, saved])
  const remove = useCallback(
    async (id: string) => {
      await removeSaved(id)
      await forgetText({ owner, kind, target: id })
      setUnsent((now) => now.filter((text) => text.id !== id))
    },
    [owner, kind, removeSaved],
  )
  return { texts, remove }
}

'use client'

import type { DraftLine } from '@mozhan/ui/form'
import { useEffect, useState } from 'react'
import { isChangeDraftId } from '../model/draft-id.ts'
import type { ParseContent } from './read-record.ts'
import { findUnsent, forgetText } from './stored-texts.ts'

export interface UseUnfinishedOptions<Content> {
  owner: string
  kind: string
  /** `parse` and `titleOf` must be stable between renders. */
  parse: ParseContent<Content>
  titleOf: (content: Content) => string
  /** The drafts of the server. */
  saved: readonly DraftLine[]
  /** Removes a draft from the server; resolves also when there is none. */
  removeSaved: (id: string) => Promise<void>
}

/** The author's unfinished new texts, newest first: drafts of the server, and texts that were never sent. */
export function useUnfinished<Content>({
  owner,
  kind,
  parse,
  titleOf,
  saved,
  removeSaved,
}: UseUnfinishedOptions<Content>) {
  const [unsent, setUnsent] = useState<readonly DraftLine[]>([])
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
  const added = unsent.filter(({ id }) => !saved.some((text) => text.id === id))
  const remove = async (id: string) => {
    await removeSaved(id)
    await forgetText({ owner, kind, target: id })
    setUnsent((now) => now.filter((text) => text.id !== id))
  }
  return { texts: [...added, ...saved].sort((a, b) => b.date.localeCompare(a.date)), remove }
}

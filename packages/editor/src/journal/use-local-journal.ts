'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useStore } from 'jotai/react'
import { useEffect, useMemo, useRef } from 'react'
import { createBrowserEnvironment } from './browser-environment.ts'
import { createJournal } from './create-journal.ts'
import type { JournalEnvironment } from './environment.ts'
import { removeOld } from './kept.ts'
import { VISITOR } from './keys.ts'
import { nowhere } from './nowhere.ts'
import type { Journal, JournalOptions, JournalSnapshot } from './types.ts'
import { useKeepOnLeave } from './use-keep-on-leave.ts'

export interface UseLocalJournalOptions<Content>
  extends Omit<JournalOptions<Content>, 'key' | 'environment' | 'store'> {
  /** User id, VISITOR, or undefined while nobody knows yet: until then everything is kept in memory. */
  owner: string | undefined
  kind: string
  target: string
  /** Has a function called and awaited before the page is left for good; returns what takes it back. */
  registerBeforeLeave?: ((flush: () => Promise<void>) => () => void) | undefined
  /** The machine; for tests and stories. @default the browser */
  environment?: JournalEnvironment | undefined
}

export type UseJournalResult<Content> = JournalSnapshot<Content> &
  Omit<Journal<Content>, 'getSnapshot' | 'snapshotAtom' | 'open' | 'close' | 'resume' | 'keepNow'>

/**
 * Keeps a text on this machine while it is written, and gives it back after whatever happened. Options other than the
 * key (owner, kind, target) are those of the render in which the key was new.
 */
export function useLocalJournal<Content>(
  options: UseLocalJournalOptions<Content>,
): UseJournalResult<Content> {
  const { owner, kind, target, registerBeforeLeave } = options
  const latest = useRef(options)
  latest.current = options
  const store = useStore()
  const journal = useMemo(() => {
    const { environment = createBrowserEnvironment(), ...rest } = latest.current
    return createJournal<Content>({
      ...rest,
      store,
      key: { owner: owner ?? VISITOR, kind, target },
      environment: owner === undefined ? nowhere : environment,
      // Drafts of the server belong to accounts.
      ...((owner === undefined || owner === VISITOR) && { remote: undefined }),
    })
  }, [store, owner, kind, target])
  const snapshot = useHydratedAtomValue(journal.snapshotAtom, journal.getSnapshot())
  useOpenJournal(journal, owner, `${kind}/${target}`)
  useKeepOnLeave(journal, snapshot.isKept)
  useEffect(() => registerBeforeLeave?.(() => journal.flush()), [journal, registerBeforeLeave])
  return useMemo(() => ({ ...journal, ...snapshot }), [journal, snapshot])
}

let hasCleanedUp = false

function useOpenJournal<Content>(
  journal: Journal<Content>,
  owner: string | undefined,
  text: string,
): void {
  const before = useRef<{ journal: Journal<Content>; owner: string | undefined; text: string }>(
    undefined,
  )
  useEffect(() => {
    const former = before.current
    before.current = { journal, owner, text }
    if (owner === undefined) return
    // What was typed before it was known who writes, or before signing in on this very page, goes on under the name.
    const isSame = former && former.journal !== journal && former.text === text
    if (isSame && (former.owner === undefined || former.owner === VISITOR)) {
      const { content, place, state } = former.journal.getSnapshot()
      if (state !== 'idle' && state !== 'loading') journal.edit(content, place)
    }
    void journal.open()
    if (!hasCleanedUp) {
      hasCleanedUp = true
      void removeOld()
    }
    return () => journal.close()
  }, [journal, owner, text])
}

'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useStore } from 'jotai/react'
import { useEffect, useMemo, useRef } from 'react'
import { createBrowserEnvironment } from './browser-environment.ts'
import { createJournal } from './create-journal.ts'
import type { JournalEnvironment } from './environment.ts'
import { VISITOR } from './keys.ts'
import { noStorage } from './no-storage.ts'
import { removeOld } from './stored-texts.ts'
import type { Journal, JournalOptions, JournalSnapshot } from './types.ts'
import { useStoreOnLeave } from './use-store-on-leave.ts'

export interface UseLocalJournalOptions<Content>
  extends Omit<JournalOptions<Content>, 'key' | 'environment' | 'store'> {
  /** User id, VISITOR, or undefined while unknown: until then everything is held in memory. */
  owner: string | undefined
  kind: string
  target: string
  /** Registers a function that is awaited before the page is left; returns a function that removes it. */
  registerBeforeLeave?: ((flush: () => Promise<void>) => () => void) | undefined
  /** Replaces the browser in tests and stories. @default the browser */
  environment?: JournalEnvironment | undefined
}

export type UseJournalResult<Content> = JournalSnapshot<Content> &
  Omit<Journal<Content>, 'getSnapshot' | 'snapshotAtom' | 'open' | 'close' | 'resume' | 'storeNow'>

/**
 * Stores a text on this device while it is written, and restores it. Options other than the key (owner, kind, target) are
 * read in the render in which the key changed.
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
      environment: owner === undefined ? noStorage : environment,
      // Drafts on the server need an account.
      ...((owner === undefined || owner === VISITOR) && { remote: undefined }),
    })
  }, [store, owner, kind, target])
  const snapshot = useHydratedAtomValue(journal.snapshotAtom, journal.getSnapshot())
  useOpenJournal(journal, owner, `${kind}/${target}`)
  useStoreOnLeave(journal, snapshot.isStored)
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
    // What was typed before the owner was known, or before signing in on this page, is moved to the account.
    const isSame = former && former.journal !== journal && former.text === text
    if (isSame && (former.owner === undefined || former.owner === VISITOR)) {
      const { content, position, state } = former.journal.getSnapshot()
      if (state !== 'idle' && state !== 'loading') journal.edit(content, position)
    }
    void journal.open()
    if (!hasCleanedUp) {
      hasCleanedUp = true
      void removeOld()
    }
    return () => journal.close()
  }, [journal, owner, text])
}

'use client'

import { lazy, Suspense } from 'react'
import { LoginCard } from './LoginCard.tsx'
import type { ThreadComposerProps } from './ThreadComposer.tsx'

/** Loaded only for signed-in users, because it contains the journal. */
const ThreadComposer = lazy(() => import('./ThreadComposer.tsx'))

/** The composer of a thread. The space is reserved while it loads. */
export function LazyComposer(props: ThreadComposerProps) {
  return (
    <Suspense fallback={<LoginCard isPending />}>
      <ThreadComposer {...props} />
    </Suspense>
  )
}

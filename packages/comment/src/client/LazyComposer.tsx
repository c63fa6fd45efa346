'use client'

import { lazy, Suspense } from 'react'
import { LoginCard } from './LoginCard.tsx'
import type { ThreadComposerProps } from './ThreadComposer.tsx'

/** Only who writes needs what keeps the text. */
const ThreadComposer = lazy(() => import('./ThreadComposer.tsx'))

/** The composer of a thread, its place kept until it is there. */
export function LazyComposer(props: ThreadComposerProps) {
  return (
    <Suspense fallback={<LoginCard isPending />}>
      <ThreadComposer {...props} />
    </Suspense>
  )
}

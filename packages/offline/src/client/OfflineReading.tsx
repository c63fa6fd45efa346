'use client'

import { runBeforeLeaveThen } from '@mozhan/session/client'
import { useState } from 'react'
import { UpdateBanner } from '../view/UpdateBanner.tsx'
import { useArticleCaching } from './use-article-caching.ts'
import { useNewerBuild } from './use-newer-build.ts'

export interface OfflineReadingProps {
  /** Whether the site uses a worker; otherwise an existing one is removed. */
  isOn: boolean
  /** Build of this page; empty if unknown, and then no update is offered. */
  buildId: string
}

/** Caches read articles for offline reading, and offers a new version of the site. */
export function OfflineReading({ isOn, buildId }: OfflineReadingProps) {
  const isOutdated = useNewerBuild(isOn, buildId)
  useArticleCaching(isOn)
  const [isDismissed, setDismissed] = useState(false)
  return (
    <UpdateBanner
      isShown={isOutdated && !isDismissed}
      onRefresh={() => runBeforeLeaveThen(() => location.reload())}
      onLater={() => setDismissed(true)}
    />
  )
}

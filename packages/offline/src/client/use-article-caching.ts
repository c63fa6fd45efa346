import { useSession } from '@mozhan/session/client'
import { canPrefetch, readCache, removeCache, whenIdle, writeCache } from '@mozhan/ui/client'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { isArticlePath } from '../model/article-path.ts'
import { postToWorker } from './register-worker.ts'

/** Id of the user whose read articles are cached on this device; absent for a visitor. */
const READER_KEY = 'mozhan-offline-reader'

/**
 * Caches each read article, unless the browser saves data. Removes all of them when the reader signs out or another user signs
 * in, because the list of read articles is private.
 */
export function useArticleCaching(isOn: boolean): void {
  const pathname = usePathname()
  const { status, session } = useSession()
  const reader = session?.userInfo.uid

  // A layout effect, because the page is about to be left on sign-out.
  useLayoutEffect(() => {
    if (!isOn || status === 'pending') return
    const last = readCache(READER_KEY, isText)
    if (last !== undefined && last !== reader) void postToWorker({ kind: 'forget' })
    if (reader === undefined) removeCache(READER_KEY)
    else if (last !== reader) writeCache(READER_KEY, reader, 0)
  }, [isOn, status, reader])

  useEffect(() => {
    if (!isOn || !isArticlePath(pathname) || !canPrefetch()) return
    return whenIdle(() => postToWorker({ kind: 'keep', path: pathname }))
  }, [isOn, pathname])
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

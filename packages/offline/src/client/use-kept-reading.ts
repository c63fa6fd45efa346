import { useSession } from '@mozhan/session/client'
import { canPrefetch, readCache, removeCache, whenIdle, writeCache } from '@mozhan/ui/client'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { isArticlePath } from '../model/article-path.ts'
import { tellWorker } from './worker-link.ts'

/** Whose reading is kept on this device; nothing where it is a visitor's. */
const READER_KEY = 'mozhan-offline-reader'

/**
 * Has each article kept that is read, unless the reader saves data, and all of them forgotten when the reader signs
 * out or another one signs in: what somebody read is nobody else's business.
 */
export function useKeptReading(isOn: boolean): void {
  const pathname = usePathname()
  const { status, session } = useSession()
  const reader = session?.userInfo.uid

  // Before anything else: on signing out, the page is about to go.
  useLayoutEffect(() => {
    if (!isOn || status === 'pending') return
    const last = readCache(READER_KEY, isText)
    if (last !== undefined && last !== reader) void tellWorker({ kind: 'forget' })
    if (reader === undefined) removeCache(READER_KEY)
    else if (last !== reader) writeCache(READER_KEY, reader, 0)
  }, [isOn, status, reader])

  useEffect(() => {
    if (!isOn || !isArticlePath(pathname) || !canPrefetch()) return
    return whenIdle(() => tellWorker({ kind: 'keep', path: pathname }))
  }, [isOn, pathname])
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

import { runBeforeLeaveThen } from '@mozhan/session/client'
import { tokens } from '@mozhan/ui/theme'
import { isChunkError } from '../model/chunk-error.ts'

const KEY = 'mozhan-chunk-reload'

/**
 * Handles an error that may come from a missing chunk. All error handlers call it.
 * @returns whether the page is being reloaded; otherwise show the error
 */
export function recoverFromChunkError(error: unknown): boolean {
  return isChunkError(error) && reloadOnce()
}

/**
 * Reloads the page, at most once in 60 seconds, after storing unsaved input.
 * @returns whether it is being reloaded
 */
export function reloadOnce(): boolean {
  // Offline, a reload would only lose the page.
  if (!navigator.onLine || !claimReload()) return false
  runBeforeLeaveThen(() => location.reload())
  return true
}

/** Records the reload of this minute; false if there was one already. */
function claimReload(): boolean {
  const now = Date.now()
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Math.abs(now - last) < tokens.chunkReload * 1000) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage, a page that was itself loaded by a reload is not reloaded again.
    return !wasReloaded()
  }
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

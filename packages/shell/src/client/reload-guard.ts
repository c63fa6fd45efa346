import { runBeforeLeaveThen } from '@mozhan/session/client'
import { tokens } from '@mozhan/ui/theme'
import { isChunkError } from '../model/chunk-error.ts'

const KEY = 'mozhan-chunk-reload'

/**
 * Answers an error that may come from a missing part of the program. All handlers of errors go through here.
 * @returns whether the page is being reloaded; otherwise show the error
 */
export function recoverFromChunkError(error: unknown): boolean {
  return isChunkError(error) && reloadOnce()
}

/**
 * Reloads the page, at most once in 60 seconds, and after what is being typed is kept.
 * @returns whether it is being reloaded
 */
export function reloadOnce(): boolean {
  // Offline the reload would only lose the page that is still there.
  if (!navigator.onLine || !claimReload()) return false
  runBeforeLeaveThen(() => location.reload())
  return true
}

/** Takes the one reload of the minute; false where it is used up. */
function claimReload(): boolean {
  const now = Date.now()
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Math.abs(now - last) < tokens.chunkReload * 1000) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Nothing can be remembered over a reload, so one that was a reload already is the last.
    return !wasReloaded()
  }
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

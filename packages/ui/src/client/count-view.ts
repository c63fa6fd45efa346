import { findStaleViewKeys, isRobot, viewKey } from './view-key.ts'

/** Names that this page has counted, for blocked storage and for two mounts in a row. */
const counted = new Set<string>()

/** Calls `send` unless the page of this name was counted today for this reader, or the reader is a crawler. */
export async function countViewOnce(name: string, send: () => Promise<unknown>): Promise<void> {
  if (isRobot(navigator.userAgent)) return
  const key = viewKey(name, new Date())
  if (counted.has(key) || isCounted(key)) return
  counted.add(key)
  remember(key)
  await send()
}

function isCounted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string): void {
  try {
    for (const stale of findStaleViewKeys(Object.keys(localStorage), key)) {
      localStorage.removeItem(stale)
    }
    localStorage.setItem(key, '1')
  } catch {
    // Blocked or full: the set in memory is used.
  }
}

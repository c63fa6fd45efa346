import { findStaleViewKeys, isRobot, viewKey } from './view-key.ts'

/** What this page has counted, where storage is blocked and for two mounts in a row. */
const counted = new Set<string>()

/** Calls `send` unless this reader was counted for the page of this name today, or is no reader. */
export async function countViewOnce(name: string, send: () => Promise<unknown>): Promise<void> {
  if (isRobot(navigator.userAgent)) return
  const key = viewKey(name, new Date())
  if (counted.has(key) || isRemembered(key)) return
  counted.add(key)
  remember(key)
  await send()
}

function isRemembered(key: string): boolean {
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
    // Blocked or full: the page's own memory has to do.
  }
}

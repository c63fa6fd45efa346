import { tokens } from '../theme/tokens.ts'

interface CacheEntry {
  value: unknown
  /** ms since the epoch; 0 never expires */
  expiresAt: number
}

/**
 * A value kept in this browser by writeCache. Expired, damaged or unreadable entries (storage may be blocked) are
 * absent, and a bad one is taken away so that the next write starts clean.
 * @param isValid says whether a value that another version wrote is still understood
 */
export function readCache<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const entry = parseEntry(text)
    if (entry && !isExpired(entry) && isValid(entry.value)) return entry.value
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is kept here.
  }
  return undefined
}

/**
 * Keeps a JSON value in this browser.
 * @param hours until it expires; 0 or less never does
 * @returns whether it was kept (storage may be blocked or full)
 */
export function writeCache(
  key: string,
  value: unknown,
  hours: number = tokens.cache.expiry,
): boolean {
  const entry: CacheEntry = { value, expiresAt: hours > 0 ? Date.now() + hours * 3_600_000 : 0 }
  try {
    localStorage.setItem(key, JSON.stringify(entry))
    return true
  } catch {
    // Full: what was there before is older than what could not be written.
    removeCache(key)
    return false
  }
}

/** Forgets a kept value. */
export function removeCache(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is kept here.
  }
}

function parseEntry(text: string): CacheEntry | undefined {
  try {
    const entry: unknown = JSON.parse(text)
    return isEntry(entry) ? entry : undefined
  } catch {
    return undefined
  }
}

function isEntry(value: unknown): value is CacheEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  )
}

function isExpired({ expiresAt }: CacheEntry): boolean {
  return expiresAt > 0 && expiresAt <= Date.now()
}

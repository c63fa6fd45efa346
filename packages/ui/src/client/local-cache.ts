import { tokens } from '../theme/tokens.ts'

interface CacheEntry {
  value: unknown
  /** ms since the epoch; 0 never expires */
  expiresAt: number
}

/**
 * Reads a value that was stored by writeCache. Expired, damaged and unreadable entries count as absent, as does blocked
 * storage; invalid entries are removed.
 * @param isValid whether a value has the expected shape; another version of the program may have written it
 */
export function readCache<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const entry = parseEntry(text)
    if (entry && !isExpired(entry) && isValid(entry.value)) return entry.value
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is no entry.
  }
  return undefined
}

/**
 * Stores a JSON value in this browser.
 * @param hours until it expires; 0 or less: never
 * @returns whether it was stored (storage may be blocked or full)
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
    // Full: the existing entry is outdated and is removed.
    removeCache(key)
    return false
  }
}

/** Removes a stored value. */
export function removeCache(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is no entry.
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

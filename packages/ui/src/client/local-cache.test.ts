import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCache, removeCache, writeCache } from './local-cache.ts'

const KEY = 'msgStatus'
const HOUR = 3_600_000
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('local cache', () => {
  it('returns a stored value', () => {
    expect(writeCache(KEY, true)).toBe(true)
    expect(readCache(KEY, isFlag)).toBe(true)
    removeCache(KEY)
    expect(readCache(KEY, isFlag)).toBeUndefined()
  })

  it('expires after 24 hours by default', () => {
    vi.useFakeTimers()
    writeCache(KEY, true)
    vi.setSystemTime(Date.now() + 24 * HOUR - 1)
    expect(readCache(KEY, isFlag)).toBe(true)
    vi.setSystemTime(Date.now() + 1)
    expect(readCache(KEY, isFlag)).toBeUndefined()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each([0, -1])('never expires with %i hours', (hours) => {
    vi.useFakeTimers()
    writeCache(KEY, true, hours)
    vi.setSystemTime(Date.now() + 100 * 365 * 24 * HOUR)
    expect(readCache(KEY, isFlag)).toBe(true)
  })

  it.each([
    'ERROR',
    'null',
    '{"value":',
    '{"value":true}',
    '{"value":true,"expiresAt":"soon"}',
    '[]',
  ])('treats the damaged entry %s as absent and takes it away', (text) => {
    localStorage.setItem(KEY, text)
    expect(readCache(KEY, isFlag)).toBeUndefined()
    expect(localStorage.getItem(KEY)).toBeNull()
    writeCache(KEY, true)
    expect(readCache(KEY, isFlag)).toBe(true)
  })

  it('treats a value of another shape as absent', () => {
    writeCache(KEY, 'yes')
    expect(readCache(KEY, isFlag)).toBeUndefined()
  })

  it('treats the cache as empty if the quota is exceeded', () => {
    writeCache(KEY, false)
    const storage = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(writeCache(KEY, true)).toBe(false)
    expect(readCache(KEY, isFlag)).toBeUndefined()
  })

  it('treats the cache as empty if every access to storage throws', () => {
    const blocked = vi.fn(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(writeCache(KEY, true)).toBe(false)
    expect(readCache(KEY, isFlag)).toBeUndefined()
    expect(() => removeCache(KEY)).not.toThrow()
    expect(blocked).toHaveBeenCalled()
  })
})

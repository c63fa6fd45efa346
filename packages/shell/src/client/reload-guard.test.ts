import { registerBeforeLeave } from '@mozhan/session/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverFromChunkError } from './reload-guard.ts'

const missing = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  sessionStorage.clear()
})

describe('recoverFromChunkError', () => {
  it('reloads once and not again within 60 seconds', () => {
    expect(recoverFromChunkError(missing)).toBe(true)
    vi.advanceTimersByTime(59_999)
    expect(recoverFromChunkError(missing)).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    expect(recoverFromChunkError(missing)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('stores unsaved input first', async () => {
    const store = vi.fn(async () => expect(reload).not.toHaveBeenCalled())
    const undo = registerBeforeLeave(store)
    vi.advanceTimersByTime(60_000)
    expect(recoverFromChunkError(missing)).toBe(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(store).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalledOnce()
    undo()
  })

  it('ignores all other errors', () => {
    expect(recoverFromChunkError(new TypeError('Failed to fetch'))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload while offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(recoverFromChunkError(missing)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('treats a damaged timestamp as absent', () => {
    sessionStorage.setItem('mozhan-chunk-reload', 'ERROR')
    expect(recoverFromChunkError(missing)).toBe(true)
    expect(recoverFromChunkError(missing)).toBe(false)
  })

  describe('with blocked storage', () => {
    beforeEach(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, clear() {} })
    })

    it.each([
      ['navigate', true],
      ['reload', false],
    ])('after a %s it reloads: %s', (type, reloads) => {
      vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
      expect(recoverFromChunkError(missing)).toBe(reloads)
    })
  })
})

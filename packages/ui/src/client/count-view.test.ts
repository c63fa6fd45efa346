import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const send = vi.fn(async () => {})

async function loadFresh() {
  vi.resetModules()
  return (await import('./count-view.ts')).countViewOnce
}

beforeEach(() => {
  localStorage.clear()
  send.mockClear()
})
afterEach(() => vi.restoreAllMocks())

describe('countViewOnce', () => {
  it('counts a page once per reader and day, also across tabs', async () => {
    const countViewOnce = await loadFresh()
    await countViewOnce('1', send)
    await countViewOnce('1', send)
    await (await loadFresh())('1', send)
    expect(send).toHaveBeenCalledTimes(1)
    await countViewOnce('2', send)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('does not count crawlers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1')
    await (await loadFresh())('1', send)
    expect(send).not.toHaveBeenCalled()
  })

  it('counts once per page if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const countViewOnce = await loadFresh()
    await countViewOnce('1', send)
    await countViewOnce('1', send)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('removes the entries of earlier days', async () => {
    localStorage.setItem('mozhan-view:2020-01-01:1', '1')
    await (await loadFresh())('1', send)
    expect(localStorage.getItem('mozhan-view:2020-01-01:1')).toBeNull()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareAddress } from './share-address.ts'

const shared = { title: '标题', url: 'https://blog.test/article/1' }

function setNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

afterEach(() => {
  setNavigator('share', undefined)
  vi.restoreAllMocks()
})

describe('shareAddress', () => {
  it('copies the address', async () => {
    const writeText = vi.fn(async () => {})
    setNavigator('clipboard', { writeText })
    expect(await shareAddress(shared)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(shared.url)
  })

  it('copies by the older command on a plain http address', async () => {
    setNavigator('clipboard', undefined)
    document.execCommand = vi.fn(() => true)
    expect(await shareAddress(shared)).toBe('copied')
  })

  it('reports a failure if nothing was copied', async () => {
    setNavigator('clipboard', undefined)
    document.execCommand = vi.fn(() => false)
    expect(await shareAddress(shared)).toBe('failed')
  })

  it('uses the dialog of a touch device, and treats closing it as completed', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    setNavigator('share', async () => {
      throw new DOMException('closed', 'AbortError')
    })
    expect(await shareAddress(shared)).toBe('shared')
  })
})

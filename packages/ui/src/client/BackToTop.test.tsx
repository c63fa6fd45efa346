import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BackToTop } from './BackToTop.tsx'

function scrollDown(px: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(px)
  fireEvent.scroll(window)
}

afterEach(() => vi.restoreAllMocks())

describe('BackToTop', () => {
  it('appears after scrolling and has a Chinese name', () => {
    render(<BackToTop />)
    const button = screen.getByRole('button', { name: '回到顶部' })
    expect(button).not.toHaveAttribute('data-visible')
    expect(button).toHaveAttribute('tabindex', '-1')
    scrollDown(2000)
    expect(button).toHaveAttribute('data-visible')
    expect(button).toHaveAttribute('tabindex', '0')
  })

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('with reduced motion %s it scrolls %s', async (reduced, behavior) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList)
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    render(<BackToTop />)
    scrollDown(2000)
    await userEvent.click(screen.getByRole('button'))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  })
})

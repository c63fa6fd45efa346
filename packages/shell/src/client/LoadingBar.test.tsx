import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingBar } from './LoadingBar.tsx'
import { finishLoading, startLoading } from './loading-store.ts'

const address = vi.hoisted(() => ({ pathname: '/', search: '' }))

vi.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.search),
}))

function setup() {
  const view = render(
    <>
      <LoadingBar />
      <a href="/article/1">文章</a>
      <a href="#comments">评论</a>
    </>,
  )
  return {
    ...view,
    phase: () => view.container.querySelector('[data-phase]')?.getAttribute('data-phase'),
    click: (text: string, init?: MouseEventInit) => fireEvent.click(view.getByText(text), init),
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(address, { pathname: '/', search: '' })
  document.addEventListener('click', preventLeaving)
})

afterEach(() => {
  act(finishLoading)
  document.removeEventListener('click', preventLeaving)
  vi.useRealTimers()
})

function preventLeaving(event: Event) {
  event.preventDefault()
}

describe('LoadingBar', () => {
  it('starts with a click on a link, but not before 200 ms', () => {
    const { click, phase } = setup()
    click('文章')
    pass(199)
    expect(phase()).toBe('idle')
    pass(1)
    expect(phase()).toBe('running')
  })

  it.each([
    ['pathname', '/article/1', ''],
    ['query', '/', 'page=2'],
  ])('ends with a new %s', (_, pathname, search) => {
    const { click, phase, rerender } = setup()
    click('文章')
    pass(300)
    Object.assign(address, { pathname, search })
    rerender(<LoadingBar />)
    expect(phase()).toBe('done')
    pass(300)
    expect(phase()).toBe('idle')
  })

  it('shows nothing for an exchange within 200 ms', () => {
    const { click, phase, rerender } = setup()
    click('文章')
    pass(100)
    address.pathname = '/article/1'
    rerender(<LoadingBar />)
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('disappears by itself after five seconds', () => {
    const { click, phase } = setup()
    click('文章')
    pass(4999)
    expect(phase()).toBe('running')
    pass(1)
    expect(phase()).toBe('done')
    pass(300)
    expect(phase()).toBe('idle')
  })

  it('stays away for a hash and for a new tab', () => {
    const { click, phase } = setup()
    click('评论')
    click('文章', { ctrlKey: true })
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('can be started beside router.push', () => {
    const { phase } = setup()
    act(startLoading)
    pass(200)
    expect(phase()).toBe('running')
  })
})

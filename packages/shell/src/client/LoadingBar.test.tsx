import { act, fireEvent, render } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingBar } from './LoadingBar.tsx'
import { startLoadingAtom } from './loading-atoms.ts'

const address = vi.hoisted(() => ({ pathname: '/', search: '' }))

vi.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.search),
}))

let store: ReturnType<typeof createStore>

function Page({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>
}

function setup() {
  const view = render(
    <>
      <LoadingBar />
      <a href="/article/1">文章</a>
      <a href="#comments">评论</a>
      <a href="/search" onClick={(event) => event.preventDefault()}>
        搜索
      </a>
    </>,
    { wrapper: Page },
  )
  // Registered after the bar's own listener, to prevent the navigation.
  window.addEventListener('click', preventLeaving)
  return {
    ...view,
    phase: () => view.container.querySelector('[data-phase]')?.getAttribute('data-phase'),
    click: (text: string, init?: MouseEventInit) => fireEvent.click(view.getByText(text), init),
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  store = createStore()
  vi.useFakeTimers()
  Object.assign(address, { pathname: '/', search: '' })
})

afterEach(() => {
  history.replaceState(null, '', '/')
  window.removeEventListener('click', preventLeaving)
  vi.useRealTimers()
})

function preventLeaving(event: Event) {
  event.preventDefault()
}

describe('LoadingBar', () => {
  it('starts with a click on a link, after 200 ms', () => {
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

  it('shows nothing for a navigation within 200 ms', () => {
    const { click, phase, rerender } = setup()
    click('文章')
    pass(100)
    address.pathname = '/article/1'
    rerender(<LoadingBar />)
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('stays until a slow page is loaded', () => {
    const { click, phase, rerender } = setup()
    click('文章')
    pass(20_000)
    expect(phase()).toBe('running')
    address.pathname = '/article/1'
    rerender(<LoadingBar />)
    expect(phase()).toBe('done')
  })

  it('disappears after a minute if the page never loads', () => {
    const { click, phase } = setup()
    click('文章')
    pass(59_999)
    expect(phase()).toBe('running')
    pass(1)
    expect(phase()).toBe('done')
  })

  it('ends when the browser shows the page again from its memory', () => {
    const { click, phase } = setup()
    click('文章')
    pass(300)
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(phase()).toBe('done')
  })

  it('ignores hashes and new tabs', () => {
    const { click, phase } = setup()
    click('评论')
    click('文章', { ctrlKey: true })
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('ignores a click that another handler has handled', () => {
    const { click, phase } = setup()
    click('搜索')
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('starts when the router navigates to another page', () => {
    const { phase } = setup()
    act(() => store.set(startLoadingAtom, '/search/?key=a&t=4'))
    pass(200)
    expect(phase()).toBe('running')
  })

  it('starts on back, while the address is ahead of the page', () => {
    const { phase } = setup()
    history.replaceState(null, '', '/article/1')
    act(() => store.set(startLoadingAtom, location.href))
    pass(200)
    expect(phase()).toBe('running')
  })

  it('ignores a router navigation to the current page', () => {
    const { phase } = setup()
    act(() => store.set(startLoadingAtom, '/#comments'))
    pass(1000)
    expect(phase()).toBe('idle')
  })

  it('treats an address that was set without the router as the current page', () => {
    const { phase, rerender } = setup()
    address.search = 'talk=1'
    rerender(<LoadingBar />)
    act(() => store.set(startLoadingAtom, '/?talk=1'))
    pass(1000)
    expect(phase()).toBe('idle')
  })
})

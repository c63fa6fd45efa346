import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkGuard } from './ChunkGuard.tsx'
import { finishLoadingAtom, startLoadingAtom } from './loading-atoms.ts'

const missing = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const reload = vi.fn()

function Broken({ error }: { error: Error }): ReactNode {
  throw error
}

class Above extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? 'above' : this.props.children
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.restoreAllMocks()
  reload.mockReset()
  sessionStorage.clear()
})

describe('ChunkGuard', () => {
  it('reloads once for a missing chunk, then shows a message', () => {
    const guarded = (
      <ChunkGuard>
        <Broken error={missing} />
      </ChunkGuard>
    )
    const { unmount } = render(guarded)
    expect(reload).toHaveBeenCalledOnce()
    // The page after the reload.
    unmount()
    render(guarded)
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  })

  it('handles chunks without an awaiting caller within the same limit', () => {
    render(<ChunkGuard>page</ChunkGuard>)
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: missing }))
    window.dispatchEvent(new ErrorEvent('error', { error: missing }))
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByText('page')).toBeInTheDocument()
  })

  describe('with a chunk that holds HTML', () => {
    let store: ReturnType<typeof createStore>
    const fail = () => {
      const error = new SyntaxError("Unexpected token '<'")
      error.stack = `${error}`
      const filename = `${location.origin}/_next/static/chunks/a.js`
      act(() => void window.dispatchEvent(new ErrorEvent('error', { error, filename })))
    }

    beforeEach(() => {
      vi.useFakeTimers()
      store = createStore()
      render(
        <Provider store={store}>
          <ChunkGuard>page</ChunkGuard>
        </Provider>,
      )
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('reloads once', () => {
      fail()
      fail()
      expect(reload).toHaveBeenCalledOnce()
      expect(screen.getByText('page')).toBeInTheDocument()
    })

    it('shows a message if the reload was used and a navigation stays pending', async () => {
      fail()
      store.set(startLoadingAtom, '/article/2')
      fail()
      await act(() => vi.advanceTimersByTimeAsync(4000))
      expect(reload).toHaveBeenCalledOnce()
      expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
    })

    it('keeps the page if navigations finish', async () => {
      fail()
      fail()
      store.set(startLoadingAtom, '/article/2')
      await act(() => vi.advanceTimersByTimeAsync(2000))
      act(() => store.set(finishLoadingAtom))
      await act(() => vi.advanceTimersByTimeAsync(4000))
      expect(screen.getByText('page')).toBeInTheDocument()
    })
  })

  it('passes all other errors on', () => {
    render(
      <Above>
        <ChunkGuard>
          <Broken error={new Error('x')} />
        </ChunkGuard>
      </Above>,
    )
    expect(screen.getByText('above')).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })
})

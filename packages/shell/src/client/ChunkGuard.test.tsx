import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkGuard } from './ChunkGuard.tsx'

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
  it('reloads once for a part that never comes, then shows a way out', () => {
    const guarded = (
      <ChunkGuard>
        <Broken error={missing} />
      </ChunkGuard>
    )
    const { unmount } = render(guarded)
    expect(reload).toHaveBeenCalledOnce()
    // The page as it stands after the reload.
    unmount()
    render(guarded)
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  })

  it('hears of parts that nobody waited for, within the same limit', () => {
    render(<ChunkGuard>page</ChunkGuard>)
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: missing }))
    window.dispatchEvent(new ErrorEvent('error', { error: missing }))
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByText('page')).toBeInTheDocument()
  })

  it('passes every other error on', () => {
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

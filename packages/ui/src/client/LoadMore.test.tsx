import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LoadMore } from './LoadMore.tsx'

describe('LoadMore', () => {
  it('calls onMore once while loading', async () => {
    const handleMore = vi.fn()
    const { rerender } = render(<LoadMore state="idle" onMore={handleMore} />)
    await userEvent.click(screen.getByRole('button', { name: '点击加载更多' }))
    rerender(<LoadMore state="loading" onMore={handleMore} />)
    await userEvent.click(screen.getByRole('button'))
    expect(handleMore).toHaveBeenCalledOnce()
  })

  it('says when there is no more', () => {
    render(<LoadMore state="end" onMore={vi.fn()} />)
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers to retry', () => {
    render(<LoadMore state="error" onMore={vi.fn()} />)
    expect(screen.getByRole('button')).toHaveTextContent('再试一次')
  })
})

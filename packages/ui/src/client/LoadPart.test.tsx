import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LoadPart } from './LoadPart.tsx'

describe('LoadPart', () => {
  it('calls onLoad once while loading', async () => {
    const handleLoad = vi.fn(() => new Promise<void>(() => undefined))
    render(<LoadPart label="展开全文" onLoad={handleLoad} />)
    await userEvent.dblClick(screen.getByRole('button', { name: '展开全文' }))
    expect(handleLoad).toHaveBeenCalledOnce()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })

  it('offers to retry and keeps the focus', async () => {
    const handleLoad = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(undefined)
    render(<LoadPart label="展开全文" onLoad={handleLoad} />)
    await userEvent.click(screen.getByRole('button'))
    const button = await screen.findByRole('button', { name: '没有加载成功，再试一次' })
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: '展开全文' })).toHaveFocus()
  })
})

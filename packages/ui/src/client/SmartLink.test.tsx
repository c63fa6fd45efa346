import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentPropsWithRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canPrefetch } from './can-prefetch.ts'
import { SmartLink } from './SmartLink.tsx'

vi.mock('next/link', () => ({
  default: ({ prefetch, ...rest }: ComponentPropsWithRef<'a'> & { prefetch: boolean | null }) => (
    <a data-prefetch={String(prefetch)} {...rest} />
  ),
}))

function connectBy(connection: { saveData?: boolean; effectiveType?: string }) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
}

afterEach(() => vi.unstubAllGlobals())

describe('SmartLink', () => {
  it('prefetches a page on pointer, touch or focus only', async () => {
    render(<SmartLink href="/article/1">文章</SmartLink>)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('data-prefetch', 'false')
    await userEvent.hover(link)
    expect(link).toHaveAttribute('data-prefetch', 'null')
  })

  it('does not prefetch an address with a query', async () => {
    render(<SmartLink href="/question?tab=new">最新</SmartLink>)
    await userEvent.hover(screen.getByRole('link'))
    expect(screen.getByRole('link')).toHaveAttribute('data-prefetch', 'false')
  })

  it('prefetches nothing if the reader saves data', async () => {
    connectBy({ saveData: true, effectiveType: '4g' })
    render(<SmartLink href="/article/1">文章</SmartLink>)
    await userEvent.hover(screen.getByRole('link'))
    await userEvent.tab()
    expect(screen.getByRole('link')).toHaveAttribute('data-prefetch', 'false')
  })
})

describe('canPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%j: %s', (connection, allowed) => {
    expect(canPrefetch(connection)).toBe(allowed)
  })
})

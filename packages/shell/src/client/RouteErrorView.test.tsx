import { buildNetworkError } from '@mozhan/api-client/fixtures'
import { SessionProvider } from '@mozhan/session/client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import { RouteErrorView } from './RouteErrorView.tsx'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
const went = vi.fn<(href: string) => void>()
const config = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }

function Site({ children }: { children: ReactNode }) {
  return <SessionProvider config={config}>{children}</SessionProvider>
}

vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation((href) => went(String(href)))
})

afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

const failed = (digest: string) => Object.assign(new Error('x'), { digest })

describe('RouteErrorView', () => {
  it('opens the error page once for a failure signed by the server', () => {
    const error = failed('failure;eyJj.x_-y')
    const { rerender, container } = render(<RouteErrorView error={error} reset={vi.fn()} />, {
      wrapper: Site,
    })
    rerender(<RouteErrorView error={error} reset={vi.fn()} />)
    expect(went).toHaveBeenCalledExactlyOnceWith('/internal/failure?f=eyJj.x_-y')
    expect(container).toBeEmptyDOMElement()
  })

  it('leads to the login site with an expired token', async () => {
    const left = vi
      .spyOn(window.location, 'assign')
      .mockImplementation((href) => went(String(href)))
    const { container } = render(<RouteErrorView error={failed('expired')} reset={vi.fn()} />, {
      wrapper: Site,
    })
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    const href = new URL(String(went.mock.calls[0]))
    expect(href.origin).toBe('http://login.test')
    expect(href.searchParams.get('redirectURL')).toBe(location.href)
    expect(href.searchParams.get('expired')).toBe('1')
    expect(container).toBeEmptyDOMElement()
  })

  it('says that the server could not be reached', () => {
    render(<RouteErrorView error={buildNetworkError()} reset={vi.fn()} />, { wrapper: Site })
    expect(screen.getByRole('heading', { name: copy.errors.offline })).toBeInTheDocument()
    expect(went).not.toHaveBeenCalled()
  })

  it('requests the route again', async () => {
    const reset = vi.fn()
    render(<RouteErrorView error={failed('2841907331')} reset={reset} />, { wrapper: Site })
    expect(screen.getByText('2841907331')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: copy.errors.retry }))
    expect(router.refresh).toHaveBeenCalledOnce()
    expect(reset).toHaveBeenCalledOnce()
  })
})

import { buildNetworkError } from '@mozhan/api-client/fixtures'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import { RouteErrorView } from './RouteErrorView.tsx'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
const went = vi.fn<(href: string) => void>()

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
    const { rerender, container } = render(<RouteErrorView error={error} reset={vi.fn()} />)
    rerender(<RouteErrorView error={error} reset={vi.fn()} />)
    expect(went).toHaveBeenCalledExactlyOnceWith('/internal/failure?f=eyJj.x_-y')
    expect(container).toBeEmptyDOMElement()
  })

  it('says that the server could not be reached', () => {
    render(<RouteErrorView error={buildNetworkError()} reset={vi.fn()} />)
    expect(screen.getByRole('heading', { name: copy.errors.offline })).toBeInTheDocument()
    expect(went).not.toHaveBeenCalled()
  })

  it('requests the route again', async () => {
    const reset = vi.fn()
    render(<RouteErrorView error={failed('2841907331')} reset={reset} />)
    expect(screen.getByText('2841907331')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: copy.errors.retry }))
    expect(router.refresh).toHaveBeenCalledOnce()
    expect(reset).toHaveBeenCalledOnce()
  })
})

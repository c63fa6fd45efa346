import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/index.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const NOW = Date.parse('2024-01-14T07:00:00Z')
const at = (secondsAgo: number) => new Date(NOW - secondsAgo * 1000).toISOString()

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('RelativeTime', () => {
  it('is the date of Asia/Shanghai on the server', () => {
    expect(renderToString(<RelativeTime date="2024-01-13T23:30:00Z" />)).toContain(
      '>2024年01月14日<',
    )
  })

  it('becomes relative in the browser without a hydration mismatch', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = renderToString(<RelativeTime date={at(59)} />)
    render(<RelativeTime date={at(59)} />, { container: host, hydrate: true })
    expect(host).toHaveTextContent('刚刚')
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('has a machine-readable date and the full date as its title', () => {
    render(<RelativeTime date={at(120)} />)
    const time = screen.getByText('2分钟前')
    expect(time).toHaveAttribute('datetime', '2024-01-14T06:58:00.000Z')
    expect(time).toHaveAttribute('title', '2024年01月14日 14:58:00')
  })

  it('is updated while the page stays open', () => {
    render(<RelativeTime date={at(59)} />)
    expect(screen.getByText('刚刚')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByText('1分钟前')).toBeInTheDocument()
  })

  it('shows an invalid date unchanged', () => {
    render(<RelativeTime date="someday" />)
    expect(screen.getByText('someday')).not.toHaveAttribute('datetime')
  })
})

import { SessionProvider } from '@mozhan/session/client'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorView } from './ErrorView.tsx'

const router = vi.hoisted(() => ({ replace: vi.fn(), push: vi.fn() }))

vi.mock('next/navigation', () => ({ useRouter: () => router }))

function leave(text: string, age = 45) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it from there
  document.cookie = `error=${encodeURIComponent(text)}; path=/; max-age=${age}`
}

const page = (
  <SessionProvider
    config={{ loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }}
  >
    <ErrorView />
  </SessionProvider>
)
const show = () => render(page)

beforeEach(() => leave('', 0))

afterEach(() => vi.clearAllMocks())

describe('ErrorView', () => {
  it('shows the message of the cookie and links to the home page', () => {
    leave('{"code":404,"message":"x"}')
    show()
    expect(screen.getByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('shows markup in a message as text', () => {
    leave('<img src=x onerror=alert(1)>')
    show()
    expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>')
  })

  it('opens the home page if there is no cookie', () => {
    show()
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('shows a general message if scripts cannot read the cookie', () => {
    expect(renderToString(page)).toMatch(
      /^<noscript>.*出了一点问题，请稍后再试.*返回首页.*<\/noscript>$/s,
    )
  })
})

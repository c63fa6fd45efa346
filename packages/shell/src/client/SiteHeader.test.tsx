import { SessionProvider } from '@mozhan/session/client'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionHintScript } from '../session-hint.ts'
import { SiteHeader } from './SiteHeader.tsx'

vi.mock('next/navigation', () => ({
  usePathname: () => '/column/1',
  useRouter: () => ({ push: vi.fn() }),
}))

const config = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }

const header = (
  <SessionProvider config={config}>
    <SiteHeader />
  </SessionProvider>
)

const COOKIES = { userInfo: '{"uid":"7","nickName":"阿岚"}', accessToken: 'a', refreshToken: 'r' }

function signIn() {
  for (const [name, value] of Object.entries(COOKIES)) {
    // biome-ignore lint/suspicious/noDocumentCookie: set as the login site does
    document.cookie = `${name}=${value}; path=/`
  }
}

function signOut() {
  for (const name of Object.keys(COOKIES)) {
    // biome-ignore lint/suspicious/noDocumentCookie: ends the session
    document.cookie = `${name}=; path=/; max-age=0`
  }
}

beforeEach(signOut)

afterEach(() => {
  signOut()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-session')
})

describe('SiteHeader', () => {
  it('is the same for all readers on the server', () => {
    const signedOutHtml = renderToString(header)
    signIn()
    expect(renderToString(header)).toBe(signedOutHtml)
    expect(signedOutHtml).toContain('登录')
    expect(signedOutHtml).not.toContain('退出')
  })

  it('shows the reader in the browser without a hydration mismatch', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = renderToString(header)
    signIn()
    render(header, { container: host, hydrate: true })
    expect(screen.getByRole('link', { name: '历史' })).toHaveAttribute('href', '/user?tab=h')
    expect(screen.getByRole('link', { name: '创作中心' })).toHaveAttribute('target', '_blank')
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('shows the signed-out state when the session ends in another tab', () => {
    signIn()
    render(header)
    signOut()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument()
  })

  it('has four entries, and none is current for other paths', () => {
    render(header)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['博客首页', '/'],
      ['GPT', '/gpt'],
      ['资源下载', '/resource/list'],
      ['站点历史', '/history'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([])
  })

  it('links to the login site without scripts', () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(header)
    const hrefs = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/internal/login')
    expect(hrefs).toContain('/internal/login?dest=register')
  })

  it('links to the login site with the address at the time of the click', async () => {
    render(header)
    const login = screen.getByRole('link', { name: '登录' })
    login.addEventListener('click', (event) => event.preventDefault())
    history.replaceState(null, '', '/column/1?page=2#list')
    await userEvent.click(login)
    const target = new URL(login.getAttribute('href') ?? '')
    expect(target.origin).toBe('http://login.test')
    expect(target.searchParams.get('redirectURL')).toBe(location.href)
  })

  it('names every control in Chinese', () => {
    render(header)
    for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]) {
      expect(control).toHaveAccessibleName(/[\p{Script=Han}]|GPT/u)
    }
  })
})

describe('session hint', () => {
  const run = () => new Function(sessionHintScript)()
  const hint = () => document.documentElement.getAttribute('data-session')

  it('marks the document only where all three cookies are present', () => {
    run()
    expect(hint()).toBeNull()
    signIn()
    // biome-ignore lint/suspicious/noDocumentCookie: an incomplete session is tested
    document.cookie = 'refreshToken=; path=/; max-age=0'
    run()
    expect(hint()).toBeNull()
    signIn()
    run()
    expect(hint()).toBe('in')
  })
})

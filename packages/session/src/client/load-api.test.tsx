import { renderHook } from '@testing-library/react'
import { createStore } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTokenRenewed, loadApi } from './load-api.ts'
import { SessionProvider } from './SessionProvider.tsx'
import { clearSession, writeCookie } from './session-atoms.ts'
import { useUpload } from './use-upload.ts'

const API = `${location.origin}/api`
const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: API, siteName: '墨栈' }
const sent: (string | null)[] = []

const signIn = (accessToken: string) => {
  for (const pair of ['userInfo={"uid":"7"}', `accessToken=${accessToken}`, 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('authorization'))
    return Response.json({ code: 20000, message: '成功', data: [] })
  })
})
afterEach(() => {
  clearSession(createStore())
  vi.unstubAllGlobals()
})

describe('the client of the site', () => {
  it('sends the token of the moment, and none for what everybody is told the same', async () => {
    signIn('a')
    const [api, visitor] = await Promise.all([loadApi(API), loadApi(API, { asVisitor: true })])
    await api.search.listHotWords()
    signIn('b')
    await api.search.listHotWords()
    await visitor.search.listHotWords()
    expect(sent).toEqual(['Bearer a', 'Bearer b', null])
  })
})

describe('a token that another tab has renewed', () => {
  /** As much of the browser's as an upload needs; nothing is ever answered. */
  class Silent {
    upload = {}
    open() {}
    send() {}
    setRequestHeader(_name: string, value: string) {
      sent.push(value)
    }
  }

  it('is told from one that has ended by what was sent last, in an upload too', async () => {
    vi.stubGlobal('XMLHttpRequest', Silent)
    signIn('a')
    await (await loadApi(API)).search.listHotWords()
    expect(isTokenRenewed()).toBe(false)
    signIn('b')
    expect(isTokenRenewed()).toBe(true)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionProvider config={CONFIG}>{children}</SessionProvider>
    )
    const { result } = renderHook(useUpload, { wrapper })
    void result.current('/article/file/upload', new File(['x'], 'a.png'))
    expect(sent.at(-1)).toBe('Bearer b')
    expect(isTokenRenewed()).toBe(false)
  })
})

import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTokenRenewed, loadApi } from './load-api.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

const API = `${location.origin}/api`
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
  it('sends the current token, and none as a visitor', async () => {
    signIn('a')
    const [api, visitor] = await Promise.all([loadApi(API), loadApi(API, { asVisitor: true })])
    await api.search.listHotWords()
    signIn('b')
    await api.search.listHotWords()
    await visitor.search.listHotWords()
    expect(sent).toEqual(['Bearer a', 'Bearer b', null])
  })
})

describe('isTokenRenewed', () => {
  it('compares the current token with the one that was sent last', async () => {
    signIn('a')
    const api = await loadApi(API)
    await api.search.listHotWords()
    expect(isTokenRenewed()).toBe(false)
    signIn('b')
    expect(isTokenRenewed()).toBe(true)
    await api.search.listHotWords()
    expect(sent.at(-1)).toBe('Bearer b')
    expect(isTokenRenewed()).toBe(false)
  })
})

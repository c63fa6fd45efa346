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
    const authorization = request.headers.get('authorization')
    sent.push(authorization)
    if (authorization === 'Bearer ended') {
      return Response.json({ code: 1401, message: '身份已过期', data: null }, { status: 401 })
    }
    return Response.json({ code: 20000, message: '成功', data: [] })
  })
})
afterEach(() => {
  clearSession(createStore())
  vi.unstubAllGlobals()
})

describe('the client of the site', () => {
  it('sends the current token', async () => {
    signIn('a')
    const api = await loadApi(API)
    await api.search.listHotWords()
    signIn('b')
    await api.search.listHotWords()
    expect(sent).toEqual(['Bearer a', 'Bearer b'])
  })

  it('repeats a public call without the token of an ended session, if asked to', async () => {
    signIn('ended')
    const api = await loadApi(API, { asVisitorOnExpiry: true })
    expect(await api.search.listHotWords()).toEqual([])
    expect(sent).toEqual(['Bearer ended', null])
    await expect((await loadApi(API)).search.listHotWords()).rejects.toThrow('身份已过期')
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

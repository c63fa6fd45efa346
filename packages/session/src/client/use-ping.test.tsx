import { render } from '@testing-library/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from './SessionProvider.tsx'
import { clearSession, writeCookie } from './session-atoms.ts'
import { type Ping, usePing } from './use-ping.ts'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }
const COUNT: Ping = { method: 'PUT', path: '/article/api/article/viewCount/7' }
const network = vi.fn<typeof fetch>()

let ping: (call: Ping) => Promise<void>
function Probe() {
  ping = usePing()
  return null
}

const signIn = (accessToken: string) => {
  for (const pair of ['userInfo={"uid":"7"}', `accessToken=${accessToken}`, 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
}
const answer = (status: number) => network.mockResolvedValueOnce(new Response('{}', { status }))
const tokens = () =>
  network.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  render(
    <SessionProvider config={CONFIG}>
      <Probe />
    </SessionProvider>,
  )
})
afterEach(() => {
  clearSession(createStore())
  network.mockReset()
  vi.unstubAllGlobals()
})

describe('a call whose answer is not needed', () => {
  it('is sent without a token by a visitor', async () => {
    answer(401)
    await ping(COUNT)
    const [[address, init] = []] = network.mock.calls
    expect([address, init?.method, init?.keepalive]).toEqual([`/api${COUNT.path}`, 'PUT', true])
    expect(tokens()).toEqual([null])
  })

  it('carries the token of a signed-in reader', async () => {
    signIn('a')
    answer(200)
    await ping(COUNT)
    expect(tokens()).toEqual(['Bearer a'])
  })

  it.each([401, 413])('is repeated without the token after HTTP %d', async (status) => {
    signIn('a')
    answer(status)
    answer(200)
    await ping(COUNT)
    expect(tokens()).toEqual(['Bearer a', null])
  })

  it('is not repeated after another failure', async () => {
    signIn('a')
    answer(502)
    await ping(COUNT)
    expect(tokens()).toEqual(['Bearer a'])
  })
})

import { act, render } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from './SessionProvider.tsx'
import { type SessionActions, useSessionActions } from './use-session-actions.ts'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }
const went = vi.fn<(href: string) => void>()
let actions: SessionActions

function Probe() {
  actions = useSessionActions()
  return null
}

const show = () =>
  render(
    <Provider store={createStore()}>
      <SessionProvider config={CONFIG}>
        <Probe />
      </SessionProvider>
    </Provider>,
  )
const settled = () => act(() => vi.advanceTimersByTimeAsync(2000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window.location, 'assign').mockImplementation((href) => went(String(href)))
  window.history.replaceState(null, '', '/article/1?a=C%2B%2B#结果')
})

afterEach(() => {
  // A page that has been left can be left again only after it was restored.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  went.mockClear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('signing in', () => {
  const leaveBy = async (action: () => void) => {
    show()
    act(action)
    await settled()
    return new URL(went.mock.calls[0]?.[0] ?? '').searchParams
  }

  it('returns to the page', async () => {
    expect((await leaveBy(() => actions.login())).get('redirectURL')).toBe(location.href)
  })

  it('leads to another page of the site', async () => {
    const query = await leaveBy(() => actions.loginTo('/question/edit'))
    expect(query.get('redirectURL')).toBe(`${location.origin}/question/edit`)
  })

  it('tells the login site of a new password', async () => {
    const query = await leaveBy(() => actions.loginWithNewPassword())
    expect(query.get('redirectURL')).toBe(location.href)
    expect(query.get('passwordChanged')).toBe('1')
  })
})

import type { Store } from '@mozhan/atoms'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { type ReactNode, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from './session-atoms.ts'
import { useSession } from './use-session.ts'

function Probe() {
  const { status, session } = useSession()
  return <p>{`${status} ${session?.userInfo.uid ?? ''}`.trim()}</p>
}

function signIn(uid: string) {
  for (const pair of [`userInfo={"uid":"${uid}"}`, 'accessToken=a', 'refreshToken=r']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the login site sets them in this form
    document.cookie = `${pair}; path=/`
  }
}

let store: Store
const page = (children: ReactNode) => <Provider store={store}>{children}</Provider>

const returnToTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

beforeEach(() => {
  store = createStore()
})
afterEach(() => clearSession(store))

describe('useSession', () => {
  it('is pending on the server', () => {
    signIn('7')
    expect(renderToString(page(<Probe />))).toContain('pending')
  })

  it('is signed in once mounted', () => {
    signIn('7')
    render(page(<Probe />))
    expect(screen.getByText('signed-in 7')).toBeTruthy()
  })

  it('notices a sign-in and a sign-out in another tab', () => {
    render(page(<Probe />))
    expect(screen.getByText('anonymous')).toBeTruthy()
    signIn('8')
    returnToTab()
    expect(screen.getByText('signed-in 8')).toBeTruthy()
    act(() => clearSession(store))
    returnToTab()
    expect(screen.getByText('anonymous')).toBeTruthy()
  })

  it('reads the cookies again when the page is restored from the back-forward cache', () => {
    signIn('9')
    render(page(<Probe />))
    act(() => clearSession(store))
    act(() => window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByText('anonymous')).toBeTruthy()
  })

  it('matches the markup in a part that hydrates after the cookies were read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const parts = Promise.withResolvers<void>()
    const Late = () => {
      if (typeof window !== 'undefined' && isHydrating) use(parts.promise)
      return <Probe />
    }
    let isHydrating = false
    const whole = page(
      <>
        <Probe />
        <Suspense>
          <Late />
        </Suspense>
      </>,
    )
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = renderToString(whole)
    signIn('7')
    isHydrating = true
    await act(async () => void render(whole, { container: host, hydrate: true }))
    expect(host.textContent).toBe('signed-in 7pending')
    await act(async () => parts.resolve())
    expect(host.textContent).toBe('signed-in 7signed-in 7')
    expect(logged).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { clearSession } from './session-store.ts'
import { useSession } from './use-session.ts'

function Probe() {
  const { status, session } = useSession()
  return <p>{`${status} ${session?.userInfo.uid ?? ''}`.trim()}</p>
}

function signIn(uid: string) {
  for (const pair of [`userInfo={"uid":"${uid}"}`, 'accessToken=a', 'refreshToken=r']) {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the login site leaves them
    document.cookie = `${pair}; path=/`
  }
}

const returnToTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

afterEach(clearSession)

describe('useSession', () => {
  it('says the same on the server for everybody', () => {
    signIn('7')
    expect(renderToString(<Probe />)).toContain('pending')
  })

  it('knows the reader once mounted', () => {
    signIn('7')
    render(<Probe />)
    expect(screen.getByText('signed-in 7')).toBeTruthy()
  })

  it('notices a sign-in and a sign-out in another tab', () => {
    render(<Probe />)
    expect(screen.getByText('anonymous')).toBeTruthy()
    signIn('8')
    returnToTab()
    expect(screen.getByText('signed-in 8')).toBeTruthy()
    clearSession()
    returnToTab()
    expect(screen.getByText('anonymous')).toBeTruthy()
  })

  it('forgets the reader when a page comes back from the back-forward cache', () => {
    signIn('9')
    render(<Probe />)
    clearSession()
    act(() => window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByText('anonymous')).toBeTruthy()
  })
})

import type { Store } from '@mozhan/atoms'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, sessionAtom, writeCookie } from './session-atoms.ts'
import { useSession } from './use-session.ts'

/** Fake `BroadcastChannel`: delivers a message to all other channels. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  constructor() {
    super()
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const each of Channel.open) {
      if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  close() {
    Channel.open.delete(this)
  }
}

function Probe() {
  return <p>{useSession().status}</p>
}

let store: Store
const show = () =>
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  )

beforeEach(() => {
  store = createStore()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('cookieStore', undefined)
})

afterEach(() => {
  clearSession(store)
  vi.unstubAllGlobals()
})

describe('tabs in a browser without the Cookie Store API', () => {
  const signIn = () => {
    for (const pair of ['userInfo={"uid":"7"}', 'accessToken=a', 'refreshToken=r']) {
      writeCookie(`${pair}; path=/`)
    }
  }

  it('read the cookies again after a message of another tab', () => {
    show()
    expect(screen.getByText('anonymous')).toBeTruthy()
    signIn()
    act(() => new Channel().postMessage('loaded'))
    expect(screen.getByText('signed-in')).toBeTruthy()
  })

  it('send a message on load and on sign-out', () => {
    const other = new Channel()
    const heard: unknown[] = []
    other.addEventListener('message', (event) => heard.push((event as MessageEvent).data))
    show()
    act(() => clearSession(store))
    expect(heard).toEqual(['loaded', 'changed'])
  })

  it('open one channel for all subscribers, and close it with the last', () => {
    Channel.open.clear()
    const stops = [0, 1].map(() => store.sub(sessionAtom, () => undefined))
    expect(Channel.open.size).toBe(1)
    for (const stop of stops) stop()
    expect(Channel.open.size).toBe(0)
  })
})

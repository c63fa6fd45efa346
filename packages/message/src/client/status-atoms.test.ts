import { message } from '@mozhan/api-client/contract'
import { TokenExpiredError } from '@mozhan/api-client/errors'
import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetStatus, refreshStatus, statusAtom, subscribeToStatus } from './status-atoms.ts'

const MINUTE = 60_000
const getMessageStatus = vi.fn<(input: { params: { userId: string } }) => Promise<unknown>>()
let userCount = 0
let stop: () => void
let store: Store
const readStatus = () => store.get(statusAtom)

let sockets = 0
let closed = 0

/** A WebSocket that never opens. */
class SilentSocket extends EventTarget {
  readyState = 0
  constructor() {
    super()
    sockets += 1
  }
  send() {}
  close() {
    closed += 1
  }
}

/** @param minutes lifetime of the token from now on */
function follow(minutes: number): void {
  const claims = { exp: Math.floor(Date.now() / 1000) + minutes * 60 }
  const token = `x.${btoa(JSON.stringify(claims))}.y`
  stop = subscribeToStatus(store, {
    userId: String(++userCount),
    // The tested code uses only this call of the client.
    getApi: async () => ({ message: { getMessageStatus } }) as unknown as Api,
    getToken: () => token,
    url: 'http://localhost/wss',
    destination: undefined,
    keepSessionAlive: () => () => undefined,
  })
}

beforeEach(() => {
  store = createStore()
  sockets = 0
  closed = 0
  vi.stubGlobal('WebSocket', SilentSocket)
  getMessageStatus.mockImplementation(async ({ params }) => ({ ...params, letter: true }))
})

afterEach(() => {
  stop()
  getMessageStatus.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('uses a token that seems expired on arrival, because the local clock may be wrong', async () => {
  follow(-20)
  // The first test loads the modules.
  await expect.poll(readStatus, { timeout: 5000 }).toMatchObject({ letter: true })
  await expect.poll(() => sockets).toBe(1)
})

it('does not use a token again that the server has refused', async () => {
  const endpoint = message.getMessageStatus
  const refusal = { endpoint, code: 401, status: 401, message: 'expired' }
  getMessageStatus.mockRejectedValue(new TokenExpiredError(refusal))
  follow(-20)
  await expect.poll(() => getMessageStatus.mock.calls.length).toBe(1)
  refreshStatus(store)
  await new Promise((resolve) => setTimeout(resolve))
  expect(getMessageStatus).toHaveBeenCalledOnce()
  expect(sockets).toBe(0)
})

it('does not use a token that has expired since it arrived', async () => {
  follow(15)
  await expect.poll(readStatus).toMatchObject({ letter: true })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * MINUTE })
  refreshStatus(store)
  await new Promise((resolve) => setTimeout(resolve))
  expect(getMessageStatus).toHaveBeenCalledOnce()
})

it('closes its socket at once and removes the cached status after sign-out', async () => {
  follow(15)
  await expect.poll(() => sockets).toBe(1)
  await expect.poll(readStatus).toMatchObject({ letter: true })
  const before = closed
  expect(localStorage.getItem('msgStatus')).not.toBeNull()
  forgetStatus(store)
  expect(closed).toBe(before + 1)
  expect(readStatus()).toBeUndefined()
  expect(localStorage.getItem('msgStatus')).toBeNull()
})

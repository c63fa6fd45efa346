import { createStore } from 'jotai/vanilla'
import { expect, it } from 'vitest'
import { clearSession, writeCookie } from './session-atoms.ts'
import { watchSignOut } from './watch-sign-out.ts'

it('calls the function during sign-out, and at once if the reader is anonymous', () => {
  const store = createStore()
  let calls = 0
  for (const pair of ['userInfo={"uid":"7"}', 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
  const stop = watchSignOut(store, () => calls++)
  expect(calls).toBe(0)
  clearSession(store)
  expect(calls).toBe(1)
  stop()
  watchSignOut(store, () => calls++)()
  expect(calls).toBe(2)
})

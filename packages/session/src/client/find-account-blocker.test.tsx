import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it } from 'vitest'
import { findAccountBlocker } from './find-account-blocker.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

afterEach(() => clearSession(createStore()))

describe('findAccountBlocker', () => {
  it('returns a sentence only if another user is signed in', () => {
    expect(findAccountBlocker('11')).toBeUndefined()
    for (const pair of ['userInfo={"uid":"11"}', 'accessToken=a', 'refreshToken=r']) {
      writeCookie(`${pair}; path=/`)
    }
    expect(findAccountBlocker('11')).toBeUndefined()
    expect(findAccountBlocker('12')).toContain('另一个账号')
  })
})

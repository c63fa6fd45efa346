import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it } from 'vitest'
import { findAccountObstacle } from './find-account-obstacle.ts'
import { clearSession, writeCookie } from './session-atoms.ts'

afterEach(() => clearSession(createStore()))

describe('findAccountObstacle', () => {
  it('stops only what would go out under another name', () => {
    expect(findAccountObstacle('11')).toBeUndefined()
    for (const pair of ['userInfo={"uid":"11"}', 'accessToken=a', 'refreshToken=r']) {
      writeCookie(`${pair}; path=/`)
    }
    expect(findAccountObstacle('11')).toBeUndefined()
    expect(findAccountObstacle('12')).toContain('另一个账号')
  })
})

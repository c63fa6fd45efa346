import { renderHook } from '@testing-library/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it } from 'vitest'
import { findAccountObstacle } from './find-account-obstacle.ts'
import { clearSession, writeCookie } from './session-atoms.ts'
import { useBasedOn } from './use-based-on.ts'

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

describe('useBasedOn', () => {
  it('says what a change goes on from until the sender was told of a newer version', async () => {
    const { result } = renderHook(() => useBasedOn())
    const sent: (string | undefined)[] = []
    const send = (code: number | undefined) =>
      result.current('old', async (basedOn) => {
        sent.push(basedOn)
        if (code) throw Object.assign(new Error('refused'), { name: 'ApiError', code })
      })
    await expect(send(999)).rejects.toThrow()
    await expect(send(409)).rejects.toThrow()
    await send(undefined)
    await send(undefined)
    expect(sent).toEqual(['old', 'old', undefined, 'old'])
  })
})

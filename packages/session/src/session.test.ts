import { describe, expect, it } from 'vitest'
import { parseRefreshToken, parseSessionCookies } from './session.ts'

const user = encodeURIComponent(JSON.stringify({ uid: '12', imageUrl: '/files/头像.png' }))

describe('parseSessionCookies', () => {
  it('reads the three cookies', () => {
    const session = parseSessionCookies(`a=1; userInfo=${user}; accessToken=x.y; refreshToken=z`)
    expect(session).toEqual({
      userInfo: { uid: '12', imageUrl: '/files/头像.png' },
      accessToken: 'x.y',
      refreshToken: 'z',
    })
  })

  it.each([
    ['no cookies', ''],
    ['no user', 'accessToken=x; refreshToken=z'],
    ['no access token', `userInfo=${user}; refreshToken=z`],
    ['no refresh token', `userInfo=${user}; accessToken=x`],
    ['an empty refresh token', `userInfo=${user}; accessToken=x; refreshToken=`],
    ['a line break in the access token', `userInfo=${user}; accessToken=x%0Ay; refreshToken=z`],
    ['a null byte in the access token', `userInfo=${user}; accessToken=%00; refreshToken=z`],
    ['a null byte in the refresh token', `userInfo=${user}; accessToken=x; refreshToken=z%00`],
    ['Chinese in the access token', `userInfo=${user}; accessToken=%E4%B8%AD; refreshToken=z`],
    ['a space in the access token', `userInfo=${user}; accessToken=a%20b; refreshToken=z`],
    [
      'a token that is too long',
      `userInfo=${user}; accessToken=${'x'.repeat(4097)}; refreshToken=z`,
    ],
    ['a damaged user', 'userInfo=%7B%22uid; accessToken=x; refreshToken=z'],
    ['a broken escape', 'userInfo=%E4%BD; accessToken=x; refreshToken=z'],
    ['a user that is null', 'userInfo=null; accessToken=x; refreshToken=z'],
    ['a user that is a list', 'userInfo=[]; accessToken=x; refreshToken=z'],
    ['a user without an id', 'userInfo={}; accessToken=x; refreshToken=z'],
  ])('is signed out with %s', (_, cookies) => {
    expect(parseSessionCookies(cookies)).toBeNull()
  })

  it.each(['%0A', '%00', 'a%0D%0Ab', '%E4%B8%AD'])('rejects the refresh token %s', (value) => {
    expect(parseRefreshToken(`refreshToken=${value}`)).toBeUndefined()
  })

  it('keeps every digit of an id that was written as a number', () => {
    const cookies = 'userInfo={"uid":1844197938335842305}; accessToken=x; refreshToken=z'
    expect(parseSessionCookies(cookies)?.userInfo.uid).toBe('1844197938335842305')
  })

  it('ignores a cookie whose name has the same ending', () => {
    expect(parseRefreshToken('myrefreshToken=no')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { errorCookie } from './cookies.ts'
import { parseSessionCookies } from './session.ts'

const cookieValue = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
const read = (cookie: string) => JSON.parse(decodeURIComponent(cookieValue(cookie)))

describe('errorCookie', () => {
  it('keeps line breaks, semicolons and percent signs of a message', () => {
    const message = '标题不能为空；\n请检查;后再试 100%'
    const cookie = errorCookie({ code: 400, message })
    expect(read(cookie)).toEqual({ code: 400, message })
    expect(cookie).toMatch(/; path=\/; max-age=45; samesite=lax$/)
    expect(cookie).toMatch(/^[\x20-\x7e]+$/)
  })

  it('cuts a long message between characters, within 1,500 bytes', () => {
    const cookie = errorCookie({ code: 500, message: '👨‍👩‍👧‍👦错'.repeat(500) })
    expect(cookieValue(cookie).length).toBeLessThanOrEqual(1500)
    expect(read(cookie).message).toMatch(/^(?:👨‍👩‍👧‍👦错)+(?:👨‍👩‍👧‍👦)?…$/u)
  })

  it('survives half a character', () => {
    expect(read(errorCookie({ code: 500, message: '\ud83d' })).message).toBe('\ufffd')
  })
})

describe('a forged user', () => {
  const parse = (user: unknown) =>
    parseSessionCookies(
      `userInfo=${encodeURIComponent(JSON.stringify(user))}; accessToken=a; refreshToken=r`,
    )?.userInfo

  it('shows no picture that could run', () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg>',
      '//evil.test/a.png',
      7,
    ]) {
      expect(parse({ uid: '1', imageUrl })).toEqual({ uid: '1' })
    }
    expect(parse({ uid: '1', imageUrl: '/files/头像.png' })?.imageUrl).toBe('/files/头像.png')
  })

  it('has a name of a length that fits', () => {
    expect(parse({ uid: '1', nickName: '长'.repeat(5000) })?.nickName).toHaveLength(60)
    expect(parse({ uid: '1', nickName: { toString: 'x' } })).toEqual({ uid: '1' })
  })

  it('is nobody with an id that is none', () => {
    for (const uid of ['', '../1', '<b>', ' ', null, {}, ['1']])
      expect(parse({ uid })).toBeUndefined()
  })

  it('may carry the older spelling of the nickname', () => {
    expect(parse({ uid: '1', nickname: '阿岚' })?.nickName).toBe('阿岚')
  })
})

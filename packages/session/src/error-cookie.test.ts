import { describe, expect, it } from 'vitest'
import { cutFailure, errorCookie } from './error-cookie.ts'

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

  it('replaces a lone surrogate', () => {
    expect(read(errorCookie({ code: 500, message: '\ud83d' })).message).toBe('\ufffd')
  })

  it('cuts a message of any length', () => {
    const { message } = cutFailure({ code: 500, message: '"'.repeat(5_000_000) })
    expect(message).toMatch(/^"+…$/)
  })

  it('drops a single character that is too long', () => {
    expect(cutFailure({ code: 500, message: `a${'\u0301'.repeat(3000)}` }).message).toBe('…')
  })
})

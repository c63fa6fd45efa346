import { NAUGHTY_STRINGS } from '@mozhan/fixtures/naughty-strings'
import { describe, expect, it } from 'vitest'
import { parseSessionCookies } from './session.ts'

describe('a forged user', () => {
  const parse = (user: unknown) =>
    parseSessionCookies(
      `userInfo=${encodeURIComponent(JSON.stringify(user))}; accessToken=a; refreshToken=r`,
    )?.userInfo

  it('has no picture with an executable or foreign address', () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg>',
      '//evil.test/a.png',
      '/\\evil.test/a.png',
      '/\t/evil.test/a.png',
      7,
    ]) {
      expect(parse({ uid: '1', imageUrl })).toEqual({ uid: '1' })
    }
    expect(parse({ uid: '1', imageUrl: '/files/头像.png' })?.imageUrl).toBe('/files/头像.png')
  })

  it('has a name of limited length', () => {
    expect(parse({ uid: '1', nickName: '长'.repeat(5000) })?.nickName).toHaveLength(60)
    expect(parse({ uid: '1', nickName: { toString: 'x' } })).toEqual({ uid: '1' })
  })

  it('is rejected with an invalid id', () => {
    for (const uid of ['', '../1', '<b>', ' ', null, {}, ['1']])
      expect(parse({ uid })).toBeUndefined()
  })

  it('can use the older spelling of the nickname', () => {
    expect(parse({ uid: '1', nickname: '阿岚' })?.nickName).toBe('阿岚')
  })

  it('has a name cut between grapheme clusters', () => {
    const long = '长'.repeat(59)
    expect(parse({ uid: '1', nickName: `${long}👍🏽长` })?.nickName).toBe(`${long}👍🏽`)
    expect(parse({ uid: '1', nickName: '\udc00' })?.nickName).toBe('\ufffd')
    expect(parse({ uid: '1', nickName: '  ' })).toEqual({ uid: '1' })
  })

  it('can contain any text in any field', () => {
    for (const value of NAUGHTY_STRINGS) {
      // As a whole cookie, raw and encoded; as each field.
      expect(() =>
        parseSessionCookies(`userInfo=${value}; accessToken=${value}; refreshToken=r`),
      ).not.toThrow()
      for (const user of [value, { uid: value }]) expect(() => parse(user)).not.toThrow()
      const user = parse({ uid: '1', nickName: value, username: value, imageUrl: value })
      expect(user?.uid).toBe('1')
      expect(() => encodeURIComponent(user?.nickName ?? '')).not.toThrow()
      expect(user?.imageUrl ?? '/').toMatch(/^(?:https?:\/\/|\/(?![/\\]))/)
    }
  })
})

import { expect, it } from 'vitest'
import { isTokenExpired } from './token.ts'

const tokenOf = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

it('recognizes an expired JWT, and treats every other token as not expired', () => {
  expect(isTokenExpired(tokenOf({ exp: 100, name: '墨栈？？？' }), 100_000)).toBe(true)
  expect(isTokenExpired(tokenOf({ exp: 101 }), 100_000)).toBe(false)
  for (const token of ['a', '', 'a.b.c', tokenOf({}), tokenOf({ exp: '1' }), 'x.bnVsbA.y']) {
    expect(isTokenExpired(token, 100_000)).toBe(false)
  }
})

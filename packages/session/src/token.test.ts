import { expect, it } from 'vitest'
import { isTokenOver } from './token.ts'

const tokenOf = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

it('knows a token whose time is over, and takes no other for one', () => {
  expect(isTokenOver(tokenOf({ exp: 100, name: '墨栈？？？' }), 100_000)).toBe(true)
  expect(isTokenOver(tokenOf({ exp: 101 }), 100_000)).toBe(false)
  for (const token of ['a', '', 'a.b.c', tokenOf({}), tokenOf({ exp: '1' }), 'x.bnVsbA.y']) {
    expect(isTokenOver(token, 100_000)).toBe(false)
  }
})

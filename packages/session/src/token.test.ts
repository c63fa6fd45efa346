import { expect, it } from 'vitest'
import { isOver } from './token.ts'

const tokenOf = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

it('knows a token whose time is over, and takes no other for one', () => {
  expect(isOver(tokenOf({ exp: 100, name: '墨栈？？？' }), 100_000)).toBe(true)
  expect(isOver(tokenOf({ exp: 101 }), 100_000)).toBe(false)
  for (const token of ['a', '', 'a.b.c', tokenOf({}), tokenOf({ exp: '1' }), 'x.bnVsbA.y']) {
    expect(isOver(token, 100_000)).toBe(false)
  }
})

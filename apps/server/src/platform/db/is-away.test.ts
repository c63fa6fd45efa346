import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isDatabaseAway } from './is-away.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

const failed = (code?: string, more: object = {}) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), code ? { code } : {}, more))

it.each([
  ['no connection', new DatabaseUnreachableError('x')],
  ['a connection that ended within a statement', failed()],
  ['a broken pipe', failed('EPIPE', { syscall: 'write' })],
  ['a server that ends', failed('57P01')],
  ['a full disk', failed('53100')],
])('knows %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a row that is there already', failed('23505')],
  ['a wrong statement', failed('42601')],
  ['a fault of ours', new TypeError('x')],
])('does not take %s for it', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

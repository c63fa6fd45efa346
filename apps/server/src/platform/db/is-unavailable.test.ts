import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

const failed = (code?: string, more: object = {}) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), code ? { code } : {}, more))

it.each([
  ['no connection', new DatabaseUnreachableError('x')],
  ['a connection that ended during a statement', failed()],
  ['a broken pipe', failed('EPIPE', { syscall: 'write' })],
  ['a server that is stopping', failed('57P01')],
  ['a full disk', failed('53100')],
])('is true for %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

it.each([
  ['a duplicate row', failed('23505')],
  ['a wrong statement', failed('42601')],
  ['a bug in the program', new TypeError('x')],
])('is false for %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

import { expect, it } from 'vitest'
import { isOwnId, isTalkId, toOwnId } from './talk-id.ts'

it('tells own ids from those of the service', () => {
  const own = toOwnId('0123456789abcdef')
  expect([isOwnId(own), isTalkId(own)]).toEqual([true, true])
  expect([isOwnId('1844197938335842305'), isTalkId('1844197938335842305')]).toEqual([false, true])
})

it.each(['', '0', 'abc', 't', '../1', '1'.repeat(20)])('takes %j for none', (id) => {
  expect(isTalkId(id)).toBe(false)
})

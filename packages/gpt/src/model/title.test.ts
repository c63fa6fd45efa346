import { MAX_CONVERSATION_TITLE_LENGTH } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { titleOf } from './title.ts'

it('is the question on one line', () => {
  expect(titleOf('  什么是锁？\n\n说说  死锁 ')).toBe('什么是锁？ 说说 死锁')
})

it('cuts between graphemes, within the limit of the contract', () => {
  const family = '👩‍👩‍👧‍👦'
  const title = titleOf(family.repeat(60))
  expect(Array.from(title).length).toBeLessThanOrEqual(MAX_CONVERSATION_TITLE_LENGTH)
  expect(title).toBe(`${family.repeat(7)}…`)
  expect(titleOf('字'.repeat(80))).toBe(`${'字'.repeat(49)}…`)
})

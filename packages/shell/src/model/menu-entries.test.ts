import { expect, it } from 'vitest'
import { hasUnread, messageEntries, NOTHING_UNREAD } from './menu-entries.ts'

it('has no dot if nothing is unread, and one if anything is', () => {
  expect(hasUnread(NOTHING_UNREAD)).toBe(false)
  for (const kind of ['comment', 'like', 'letter', 'system'] as const) {
    expect(hasUnread({ ...NOTHING_UNREAD, [kind]: true })).toBe(true)
  }
})

it('links every kind of messages to its own tab', () => {
  expect(messageEntries.map(({ kind, href }) => [kind, href])).toEqual([
    ['comment', '/message?t=2'],
    ['like', '/message?t=1'],
    ['letter', '/message?t=4'],
    ['system', '/message?t=5'],
    [undefined, '/message?panel=settings'],
  ])
})

import { buildMessage } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { appendThreads, mergeLatestNotices, mergeLatestThreads } from './merge-latest.ts'
import { type Notice, toNotice } from './notice.ts'

/** A notice with its own target; a greater number is later. */
const notice = (at: number, changes: object = {}): Notice =>
  toNotice(
    buildMessage({
      ...{ id: String(at), targetType: 'article', targetId: String(at) },
      createDate: `2026-11-28T02:${String(at).padStart(2, '0')}:00.000Z`,
      ...changes,
    }),
  )
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, step) => notice(from - step))
const idsOf = ({ notices }: { notices: readonly Notice[] }) => notices.map(({ id }) => id)

describe('mergeLatestNotices', () => {
  it('puts the latest notices before the loaded ones and drops deleted ones', () => {
    const known = { notices: [notice(5), notice(4), notice(3), notice(1)], next: 'c' }
    const fresh = { notices: [notice(6), notice(5), notice(3)], next: 'b' }
    const renewed = mergeLatestNotices(known, fresh)
    expect(idsOf(renewed)).toEqual(['6', '5', '3', '1'])
    expect(renewed.next).toBe('c')
  })

  it('replaces the list if more notices have arrived than fit on a page', () => {
    const known = { notices: down(5, 1), next: undefined }
    const fresh = { notices: down(40, 21), next: 'after 21' }
    expect(mergeLatestNotices(known, fresh)).toEqual(fresh)
  })

  it('detects such a gap if a group has moved up', () => {
    const same = { targetId: '900' }
    const known = { notices: [notice(5, same), notice(4)], next: undefined }
    const fresh = { notices: [notice(40, same), ...down(39, 21)], next: 'after 21' }
    expect(mergeLatestNotices(known, fresh)).toEqual(fresh)
  })

  it('shows a group once if it was on a later page', () => {
    const same = { targetId: '900' }
    const known = { notices: [...down(9, 5), notice(2, same), notice(1)], next: 'c' }
    const fresh = { notices: [notice(10, same), ...down(9, 7)], next: 'b' }
    expect(idsOf(mergeLatestNotices(known, fresh))).toEqual(['10', '9', '8', '7', '6', '5', '1'])
  })

  it('separates groups of different days', () => {
    const same = { targetId: '900' }
    const old = notice(2, { ...same, createDate: '2026-11-27T02:00:00.000Z' })
    const known = { notices: [notice(9), old], next: undefined }
    const fresh = { notices: [notice(10, same), notice(9)], next: 'b' }
    expect(idsOf(mergeLatestNotices(known, fresh))).toEqual(['10', '9', '2'])
  })
})

describe('letter threads', () => {
  const thread = (userId: string, minute: number) => ({
    ...{ userId, nickName: userId, content: '', unreadCount: 0, userImage: '' },
    createDate: `2026-11-28T02:${String(minute).padStart(2, '0')}:00.000Z`,
  })
  const known = { threads: [thread('a', 5), thread('b', 4), thread('c', 3)], total: 4 }

  it('stay loaded when the first page is fetched again', () => {
    const fresh = { threads: [thread('c', 6), thread('a', 5)], total: 4 }
    const { threads, total } = mergeLatestThreads(known, fresh)
    expect(threads.map(({ userId }) => userId)).toEqual(['c', 'a', 'b'])
    expect(total).toBe(4)
  })

  it('are replaced if more have arrived than fit on a page, and if the page has all', () => {
    const many = { threads: [thread('x', 9), thread('a', 8)], total: 6 }
    expect(mergeLatestThreads(known, many)).toEqual(many)
    const all = { threads: [thread('a', 5)], total: 1 }
    expect(mergeLatestThreads(known, all)).toEqual(all)
  })

  it('appear once after the next page was appended', () => {
    const { threads } = appendThreads(known, {
      threads: [thread('c', 3), thread('d', 2)],
      total: 4,
    })
    expect(threads.map(({ userId }) => userId)).toEqual(['a', 'b', 'c', 'd'])
  })
})

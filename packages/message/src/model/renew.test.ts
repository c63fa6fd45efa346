import { buildMessage } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { type Notice, toNotice } from './notice.ts'
import { appendThreads, renewNotices, renewThreads } from './renew.ts'

/** A notice of its own; the greater its number, the later. */
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

describe('notices that are renewed', () => {
  it('stand before what was loaded, which stays without what is gone', () => {
    const known = { notices: [notice(5), notice(4), notice(3), notice(1)], next: 'c' }
    const fresh = { notices: [notice(6), notice(5), notice(3)], next: 'b' }
    const renewed = renewNotices(known, fresh)
    expect(idsOf(renewed)).toEqual(['6', '5', '3', '1'])
    expect(renewed.next).toBe('c')
  })

  it('take the place of everything where more has come than a page holds', () => {
    const known = { notices: down(5, 1), next: undefined }
    const fresh = { notices: down(40, 21), next: 'after 21' }
    expect(renewNotices(known, fresh)).toEqual(fresh)
  })

  it('know of such a gap also where one that stands together with an old one has moved up', () => {
    const same = { targetId: '900' }
    const known = { notices: [notice(5, same), notice(4)], next: undefined }
    const fresh = { notices: [notice(40, same), ...down(39, 21)], next: 'after 21' }
    expect(renewNotices(known, fresh)).toEqual(fresh)
  })

  it('stand together once, though their latest was on a later page', () => {
    const same = { targetId: '900' }
    const known = { notices: [...down(9, 5), notice(2, same), notice(1)], next: 'c' }
    const fresh = { notices: [notice(10, same), ...down(9, 7)], next: 'b' }
    expect(idsOf(renewNotices(known, fresh))).toEqual(['10', '9', '8', '7', '6', '5', '1'])
  })

  it('stand apart on another day', () => {
    const same = { targetId: '900' }
    const old = notice(2, { ...same, createDate: '2026-11-27T02:00:00.000Z' })
    const known = { notices: [notice(9), old], next: undefined }
    const fresh = { notices: [notice(10, same), notice(9)], next: 'b' }
    expect(idsOf(renewNotices(known, fresh))).toEqual(['10', '9', '2'])
  })
})

describe('conversations', () => {
  const thread = (userId: string, minute: number) => ({
    ...{ userId, nickName: userId, content: '', unreadCount: 0, userImage: '' },
    createDate: `2026-11-28T02:${String(minute).padStart(2, '0')}:00.000Z`,
  })
  const known = { threads: [thread('a', 5), thread('b', 4), thread('c', 3)], total: 4 }

  it('stay loaded when the first page is renewed', () => {
    const fresh = { threads: [thread('c', 6), thread('a', 5)], total: 4 }
    const { threads, total } = renewThreads(known, fresh)
    expect(threads.map(({ userId }) => userId)).toEqual(['c', 'a', 'b'])
    expect(total).toBe(4)
  })

  it('begin anew where more has come than a page holds, and where all are there', () => {
    const many = { threads: [thread('x', 9), thread('a', 8)], total: 6 }
    expect(renewThreads(known, many)).toEqual(many)
    const all = { threads: [thread('a', 5)], total: 1 }
    expect(renewThreads(known, all)).toEqual(all)
  })

  it('are each there once behind the next page', () => {
    const { threads } = appendThreads(known, {
      threads: [thread('c', 3), thread('d', 2)],
      total: 4,
    })
    expect(threads.map(({ userId }) => userId)).toEqual(['a', 'b', 'c', 'd'])
  })
})

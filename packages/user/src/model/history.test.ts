import { describe, expect, it } from 'vitest'
import {
  addLocalVisit,
  boundsOfDay,
  isLocalVisits,
  MAX_LOCAL_VISITS,
  searchVisits,
  toVisitDays,
  type Visit,
} from './history.ts'

const visit = (id: string, date: string, changes: Partial<Visit> = {}): Visit => ({
  id,
  kind: 'article',
  title: `文章 ${id}`,
  summary: '',
  author: '阿岚',
  date,
  ...changes,
})

it('groups by the day in Asia/Shanghai', () => {
  const days = toVisitDays([
    visit('1', '2026-11-27T16:30:00.000Z'),
    visit('2', '2026-11-27T15:59:00.000Z'),
    visit('3', '2026-11-26T16:00:00.000Z'),
  ])
  expect(days.map(({ day, visits }) => [day, visits.map(({ id }) => id)])).toEqual([
    ['2026-11-28', ['1']],
    ['2026-11-27', ['2', '3']],
  ])
})

it('computes the bounds of a day', () => {
  expect(boundsOfDay('2026-11-28')).toEqual({
    from: '2026-11-27T16:00:00.000Z',
    to: '2026-11-28T15:59:59.999Z',
  })
})

it('searches title, summary and author, ignoring width and case', () => {
  const visits = [
    visit('1', '', { title: 'Ｒｅｄｉｓ 入门' }),
    visit('2', '', { summary: '讲 redis 集群' }),
    visit('3', '', { author: '小舟' }),
  ]
  expect(searchVisits(visits, ' redis ').map(({ id }) => id)).toEqual(['1', '2'])
  expect(searchVisits(visits, '小舟').map(({ id }) => id)).toEqual(['3'])
  expect(searchVisits(visits, ' ')).toHaveLength(3)
})

describe('the list of a visitor', () => {
  const local = (targetId: string) =>
    ({ targetType: 'article', targetId, viewDate: '2026-11-28T00:00:00.000Z' }) as const

  it('has no duplicates, the latest visit first, and a maximum length', () => {
    const twice = addLocalVisit(addLocalVisit([local('1')], local('2')), local('1'))
    expect(twice.map(({ targetId }) => targetId)).toEqual(['1', '2'])
    const many = Array.from({ length: MAX_LOCAL_VISITS }, (_, at) => local(String(at + 10)))
    expect(addLocalVisit(many, local('1'))).toHaveLength(MAX_LOCAL_VISITS)
  })

  it.each(['ERROR', null, {}, [null], [{ targetType: 'x', targetId: '1', viewDate: '2026' }]])(
    'rejects %j',
    (value) => expect(isLocalVisits(value)).toBe(false),
  )
})

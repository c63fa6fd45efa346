import { describe, expect, it } from 'vitest'
import { findLabel, searchLabels, toLabelGroups } from './label-groups.ts'

const tag = (id: string) => ({ id, name: `标签${id}` })
const groups = toLabelGroups([
  { id: 'a', name: '前端', labelList: [tag('1'), tag('2'), tag('3')] },
  { id: 'b', name: '数据库', labelList: [] },
  { id: 'c', name: '工具', labelList: [tag('4')] },
])

describe('label groups', () => {
  it('puts channels without labels last', () => {
    expect(groups.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  it('finds a label with its channel', () => {
    expect(findLabel(groups, '4')).toMatchObject({ label: { id: '4' }, group: { id: 'c' } })
    expect(findLabel(groups, '9')).toBeUndefined()
  })

  it('finds labels regardless of width and case, the exact one first', () => {
    const known = toLabelGroups([
      {
        id: 'a',
        name: '后端',
        labelList: [
          { id: '1', name: 'JavaScript' },
          { id: '2', name: 'Java' },
        ],
      },
    ])
    expect(searchLabels(known, 'ｊａｖａ').map(({ id }) => id)).toEqual(['2', '1'])
    expect(searchLabels(known, '  ')).toEqual([])
  })
})

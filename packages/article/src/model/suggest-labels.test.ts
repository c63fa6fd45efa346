import { expect, it } from 'vitest'
import { suggestLabels } from './suggest-labels.ts'

const groups = [
  {
    id: '1',
    name: '语言',
    labels: ['Go', 'Java', 'JavaScript', 'C', 'C++'].map((name) => ({ id: name, name })),
  },
  { id: '2', name: '数据', labels: ['MySQL', '数据库'].map((name) => ({ id: name, name })) },
]
const suggest = (title: string, content: string) =>
  suggestLabels(groups, { title, content }).map(({ name }) => name)

it('finds the names of labels as words, those of the title first', () => {
  expect(suggest('数据库与 MySQL', 'mysql，mysql，用Go写')).toEqual(['MySQL', '数据库', 'Go'])
  expect(suggest('', 'Google 的 JavaScript 与 C++，C 语言')).toEqual(['JavaScript', 'C++'])
  expect(suggest('', '```java\nclass A {}\n```')).toEqual(['Java'])
  expect(suggest('随笔', '今天下雨')).toEqual([])
})

it('reads the beginning of a long text only', () => {
  expect(suggest('', `${'字'.repeat(30_000)}MySQL`)).toEqual([])
})

import { expect, it } from 'vitest'
import { pickLabels } from './labels.ts'

const tag = (id: string) => ({ id, name: `标签${id}` })
const groups = [
  { id: 'a', labels: [tag('1'), tag('2'), tag('3')] },
  { id: 'c', labels: [tag('4')] },
  { id: 'b', labels: [] },
]

it('picks labels round-robin from all channels, or from one channel', () => {
  expect(pickLabels(groups, 3).map(({ id }) => id)).toEqual(['1', '4', '2'])
  expect(pickLabels(groups, 2, 'a').map(({ id }) => id)).toEqual(['1', '2'])
  expect(pickLabels([], 3)).toEqual([])
})

import { expect, it } from 'vitest'
import { toTree } from './to-tree.ts'

it('puts rows below their parents, in order, and those without one at the top', () => {
  const tree = toTree([
    { id: '1' },
    { id: '2', parentId: '1' },
    { id: '3', parentId: 'gone' },
    { id: '4', parentId: '1' },
  ])
  expect(tree.map((node) => node.id)).toEqual(['1', '3'])
  expect(tree[0]?.children.map((node) => node.id)).toEqual(['2', '4'])
})

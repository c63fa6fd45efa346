import { expect, it } from 'vitest'
import { toTree } from './to-tree.ts'

it('nests rows below their parents, in order, and rows without a parent at the top', () => {
  const tree = toTree([
    { id: '1' },
    { id: '2', parentId: '1' },
    { id: '3', parentId: 'gone' },
    { id: '4', parentId: '1' },
  ])
  expect(tree.map((node) => node.id)).toEqual(['1', '3'])
  expect(tree[0]?.children.map((node) => node.id)).toEqual(['2', '4'])
})

it('nests a row with an unknown parent below its root', () => {
  const tree = toTree([{ id: '1' }, { id: '9', parentId: '7', rootId: '1' }])
  expect(tree).toMatchObject([{ id: '1', children: [{ id: '9' }] }])
})

it('flattens levels beyond the maximum depth, so that a long chain can be serialized', () => {
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    id: String(n),
    parentId: n === 0 ? undefined : String(n - 1),
  }))
  const tree = toTree(rows)
  const depthOf = (nodes: typeof tree): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)))
  expect(depthOf(tree)).toBe(50)
  expect(JSON.stringify(tree).match(/"id"/g)).toHaveLength(rows.length)
})

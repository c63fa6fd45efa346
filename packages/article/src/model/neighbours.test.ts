import { expect, it } from 'vitest'
import { findNeighbours } from './neighbours.ts'

const articles = [{ id: '1' }, { id: '2' }, { id: '3' }]

it('knows what stands before and after', () => {
  expect(findNeighbours(articles, '2')).toEqual({
    previous: { id: '1' },
    next: { id: '3' },
    position: 2,
    total: 3,
  })
  expect(findNeighbours(articles, '1')?.previous).toBeUndefined()
})

it('knows nothing of an article that the column does not hold', () => {
  expect(findNeighbours(articles, '9')).toBeUndefined()
})

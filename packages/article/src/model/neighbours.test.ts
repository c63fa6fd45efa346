import { expect, it } from 'vitest'
import { findNeighbours } from './neighbours.ts'

const articles = [{ id: '1' }, { id: '2' }, { id: '3' }]

it('finds the entries before and after', () => {
  expect(findNeighbours(articles, '2')).toEqual({
    previous: { id: '1' },
    next: { id: '3' },
    position: 2,
    total: 3,
  })
  expect(findNeighbours(articles, '1')?.previous).toBeUndefined()
})

it('returns undefined for an article outside the column', () => {
  expect(findNeighbours(articles, '9')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { createPatternFinder } from './route-pattern.ts'

it.each([
  ['/', '/'],
  ['/article', '/article'],
  ['/article/17', '/article/:id'],
  ['/question/edit', '/question/edit'],
  ['/search/', '/search'],
  ['/anything', '/:id'],
  ['/a/b/c', 'other'],
])('counts %s as %s', (pathname, pattern) => {
  const paths = ['/', '/:id', '/article/:id?', '/question/:id', '/question/edit', '/search']
  expect(createPatternFinder(paths)(pathname)).toBe(pattern)
})

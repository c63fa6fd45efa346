import { expect, it } from 'vitest'
import { activeEntry } from './nav-entries.ts'

it.each([
  ['/', 'home'],
  ['/12', 'home'],
  ['/article', 'home'],
  ['/article/1', 'home'],
  ['/user/article/1', 'home'],
  ['/gpt', 'gpt'],
  ['/gpt/', 'gpt'],
  ['/resource/list', 'resources'],
  ['/resource/7', 'resources'],
  ['/history', 'history'],
  ['/column/1', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (pathname, entry) => {
  expect(activeEntry(pathname)).toBe(entry)
})

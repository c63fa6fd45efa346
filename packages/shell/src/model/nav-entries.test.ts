import { expect, it } from 'vitest'
import { activeEntry, drawerEntries } from './nav-entries.ts'

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
  ['/question', 'questions'],
  ['/question/9', 'questions'],
  ['/column/1', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (pathname, entry) => {
  expect(activeEntry(pathname)).toBe(entry)
})

it('leads from the drawer of small screens to the questions', () => {
  expect(drawerEntries.map(({ href }) => href)).toContain('/question')
})

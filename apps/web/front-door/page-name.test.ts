import { describe, expect, it } from 'vitest'
import { pageName, readsWholeQuery } from './page-name.ts'

describe('pageName', () => {
  it.each([
    ['/question?tab=new&page=2', '/question?tab=new&page=2'],
    ['/resource/list?from=x', '/resource/list'],
    ['/question?page=2&tab=new&from=x', '/question?tab=new&page=2'],
    ['/question?label=7', '/question?label=7'],
    ['/question?tab=sideways&page=-1&_rsc=1', '/question'],
    ['/article/7?tab=new', '/article/7'],
    ['/question', '/question'],
    ['/user/7?page=2&tab=columns&from=x', '/user/7?tab=columns&page=2'],
    ['/user/7?tab=secrets', '/user/7'],
    ['/user?tab=columns', '/user'],
    ['/question?tab=hot&tab=new', '/question?tab=new'],
    ['/question?tab=new&tab=sideways', '/question'],
  ])('keeps %s as %s', (url, name) => {
    expect(pageName(url.split('?', 1)[0] ?? '', url)).toBe(name)
  })
})

it.each([
  ['/search', true],
  ['/search/?key=a', true],
  ['/resource/list?title=a', true],
  ['/resource/list?page=2&from=x', true],
  ['/resource/list?from=x', false],
  ['/question?page=2', false],
])('%s is made anew for every request: %s', (url, isAnew) => {
  expect(readsWholeQuery(url.split('?', 1)[0] ?? '', url)).toBe(isAnew)
})

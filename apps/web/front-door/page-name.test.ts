import { describe, expect, it } from 'vitest'
import { pageAddress, pageName } from './page-name.ts'

describe('pageName', () => {
  it.each([
    ['/question?tab=new&page=2', '/question?tab=new&page=2'],
    ['/resource/list?title=a%26b&from=x', '/resource/list?title=a%26b'],
    ['/resource/list?order=new', '/resource/list'],
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

describe('pageAddress', () => {
  it.each([
    ['/question', '/question?from=x', '/question'],
    ['/question?page=2', '/question?page=2&from=x&_rsc=1a', '/question?page=2&_rsc=1a'],
    ['/article/7', '/article/7?_rsc=a%26b&_rsc=2', '/article/7?_rsc=a%26b'],
    ['/article/7', '/article/7', '/article/7'],
  ])('asks for %s where %s is read by %s', (name, url, address) => {
    expect(pageAddress(name, url)).toBe(address)
  })
})

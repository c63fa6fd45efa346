import { describe, expect, it } from 'vitest'
import { nextFramework } from '../next/index.ts'
import { ADDRESS_RULES } from '../testing/open-site.ts'
import { classifyAddress as sort } from './address.ts'

const classifyAddress = (url: string) => sort(url, { ...ADDRESS_RULES, framework: nextFramework })

describe('sortAddress', () => {
  it.each([
    ['/api/article/api/category/list?x=1', '/article/api/category/list?x=1'],
    ['/api', '/'],
    ['/api/api/x', '/api/x'],
    ['/api?x=1', '/?x=1'],
    ['/files/a%20b.png', '/files/a%20b.png'],
  ])('sends %s to the API as %s', (url, path) => {
    expect(classifyAddress(url)).toEqual({ kind: 'api', path })
  })

  it.each(['/apiary', '/filesystem', '/', '/article/1?x=/api'])('keeps %s on the site', (url) => {
    expect(classifyAddress(url).kind).toBe('site')
  })

  it('drops a slash at the end and keeps the query', () => {
    expect(classifyAddress('/article/1/?a=1')).toEqual({
      kind: 'redirect',
      location: '/article/1?a=1',
    })
  })

  it('answers both spellings of the search page', () => {
    expect(classifyAddress('/search/?key=a').kind).toBe('site')
    expect(classifyAddress('/search?key=a').kind).toBe('site')
  })

  it.each(['//evil.test/', '///evil.test//'])('never redirects away: %s', (url) => {
    expect(classifyAddress(url)).toEqual({ kind: 'redirect', location: '/evil.test' })
  })

  it.each([
    'http://evil.test/',
    '*',
    '/question?page=3#x',
    '/question#?page=3',
    '/api/a#x',
    '/question?key=\u0000',
  ])('refuses an invalid request target: %j', (url) => {
    expect(classifyAddress(url)).toEqual({ kind: 'bad' })
  })

  it.each([
    '/\\evil.test/',
    '/user\\',
    '/x/../user',
    '/x/%2E%2e/user',
    '/./question?page=3',
    '/question/.',
    '/api/..',
    '/%ff',
    '/article/%A0',
    '/sitemap/%E4.xml',
    '/article/%00',
    '/article/7.rsc',
    '/article/1%2Fown',
    '/article%5c1',
    '/article/7.segments/_tree.segment.%72sc',
    `/${'a'.repeat(1024)}`,
  ])('answers invalid and ambiguous paths with the 404 page: %s', (url) => {
    expect(classifyAddress(url)).toEqual({ kind: 'missing' })
  })

  it.each([
    ['/%61rticle/%37', '/article/7'],
    ['/user/%e7%94%b2', '/user/%E7%94%B2'],
    ['/a%3fb', '/a%3Fb'],
  ])('makes the path of %s canonical: %s', (url, pathname) => {
    expect(classifyAddress(url)).toEqual({ kind: 'site', pathname })
  })

  it.each(['/search?key=a\\b', '/search?key=../a', '/.well-known/a', '/a..b', '/...'])(
    'accepts unambiguous addresses: %s',
    (url) => {
      expect(classifyAddress(url).kind).toBe('site')
    },
  )
})

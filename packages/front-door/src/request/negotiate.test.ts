import { describe, expect, it } from 'vitest'
import { acceptsHtml, isSince, matchesEtag, pickEncoding } from './negotiate.ts'

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (header, encoding) => expect(pickEncoding(header)).toBe(encoding))
})

describe('acceptsHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['text/*', true],
    ['application/rss+xml, */*;q=0.1', true],
    [undefined, true],
    ['application/json', false],
    ['text/html;q=0, */*', false],
  ])('%s → %s', (header, accepts) => expect(acceptsHtml(header)).toBe(accepts))
})

describe('matchesEtag', () => {
  it('compares weakly and in lists', () => {
    expect(matchesEtag('"x", W/"a"', 'W/"a"')).toBe(true)
    expect(matchesEtag('"a"', 'W/"a"')).toBe(true)
    expect(matchesEtag('*', 'W/"a"')).toBe(true)
    expect(matchesEtag('"b"', 'W/"a"')).toBe(false)
    expect(matchesEtag(undefined, 'W/"a"')).toBe(false)
  })
})

describe('isSince', () => {
  const moment = Date.parse('2026-11-28T08:00:00.700Z')

  it('compares whole seconds, like dates in headers', () => {
    expect(isSince('Sat, 28 Nov 2026 08:00:00 GMT', moment)).toBe(true)
    expect(isSince('Sat, 28 Nov 2026 08:00:01 GMT', moment)).toBe(true)
    expect(isSince('Sat, 28 Nov 2026 07:59:59 GMT', moment)).toBe(false)
    expect(isSince('yesterday', moment)).toBe(false)
    expect(isSince(undefined, moment)).toBe(false)
  })
})

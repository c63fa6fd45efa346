import { describe, expect, it } from 'vitest'
import { matchesEtag, pickEncoding } from './negotiate.ts'

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

describe('matchesEtag', () => {
  it('compares weakly and in lists', () => {
    expect(matchesEtag('"x", W/"a"', 'W/"a"')).toBe(true)
    expect(matchesEtag('"a"', 'W/"a"')).toBe(true)
    expect(matchesEtag('*', 'W/"a"')).toBe(true)
    expect(matchesEtag('"b"', 'W/"a"')).toBe(false)
    expect(matchesEtag(undefined, 'W/"a"')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { leadsToPage, startsNavigation } from './starts-navigation.ts'

const CURRENT = 'https://blog.test/search?key=a&t=4#top'
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const link = (href: string) => ({ href, target: '', download: false })

describe('startsNavigation', () => {
  it.each(['/article/1', '/search?key=b&t=4', '/search?key=a&t=4&page=2', '/'])(
    '%s is another page',
    (href) => {
      expect(startsNavigation(click, link(href), CURRENT)).toBe(true)
    },
  )

  it.each([
    ['the same address', '/search?key=a&t=4'],
    ['the same address with a slash', '/search/?key=a&t=4'],
    ['the same query in another spelling', '/search?key=%61&t=4'],
    ['a hash', '#comments'],
    ['another hash of the same address', '/search?key=a&t=4#comments'],
    ['another site', 'https://login.test/'],
    ['mail', 'mailto:a@blog.test'],
    ['a stored file', '/files/1.zip'],
    ['an answer of the API', '/api/article/api/feed'],
    ['no address at all', 'https://'],
  ])('not for %s', (_, href) => {
    expect(startsNavigation(click, link(href), CURRENT)).toBe(false)
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('not for a click with %s', (key) => {
    expect(startsNavigation({ ...click, [key]: true }, link('/gpt'), CURRENT)).toBe(false)
  })

  it('not for another button, a new tab or a download', () => {
    expect(startsNavigation({ ...click, button: 1 }, link('/gpt'), CURRENT)).toBe(false)
    expect(startsNavigation(click, { ...link('/gpt'), target: '_blank' }, CURRENT)).toBe(false)
    expect(startsNavigation(click, { ...link('/gpt'), download: true }, CURRENT)).toBe(false)
  })
})

describe('leadsToPage', () => {
  it('accepts absolute and relative addresses', () => {
    expect(leadsToPage('/gpt', CURRENT)).toBe(true)
    expect(leadsToPage('https://blog.test/gpt', CURRENT)).toBe(true)
    expect(leadsToPage('https://login.test/gpt', CURRENT)).toBe(false)
    expect(leadsToPage('/search?key=a&t=4#comments', CURRENT)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { addPlace, clearedSession, readRefreshMark, refreshMark } from './cookies.ts'

const domainsOf = (cookies: string[]) =>
  cookies
    .filter((cookie) => cookie.startsWith('userInfo='))
    .map((cookie) => /domain=(.*)$/.exec(cookie)?.[1] ?? '')

describe('clearedSession', () => {
  it('reaches every domain that the login site may have chosen', () => {
    const domains = domainsOf(clearedSession('www.blog.example.test'))
    expect(domains).toEqual(['', 'www.blog.example.test', 'blog.example.test', 'example.test'])
  })

  it('knows the configured domain, written with a dot or without', () => {
    const domains = ['', 'blog.example.test', 'example.test']
    expect(domainsOf(clearedSession('blog.example.test', '.example.test'))).toEqual(domains)
    expect(domainsOf(clearedSession('blog.example.test', 'example.test'))).toEqual(domains)
  })

  it.each(['127.0.0.1', '[::1]'])('names no domain at an address: %s', (hostname) => {
    expect(domainsOf(clearedSession(hostname))).toEqual([''])
  })

  it('clears all three, with an empty value that ends at once', () => {
    expect(clearedSession('127.0.0.1')).toEqual([
      'userInfo=; path=/; max-age=0; samesite=lax',
      'accessToken=; path=/; max-age=0; samesite=lax',
      'refreshToken=; path=/; max-age=0; samesite=lax',
    ])
  })
})

describe('the mark of a refresh', () => {
  it('tells when, for a minute', () => {
    expect(refreshMark(true, 1234)).toBe('refreshTried=1234; path=/; max-age=60; samesite=lax')
    expect(readRefreshMark('a=1; refreshTried=1234; b=2')).toEqual({ time: 1234, places: [] })
  })

  it('remembers the pages that have had their try', () => {
    const first = addPlace(undefined, '/user')
    const both = addPlace({ time: 1, places: first ?? [] }, '/message?t=2')
    expect(both).toHaveLength(2)
    const cookie = refreshMark(true, 1234, both).split(';')[0] ?? ''
    const mark = readRefreshMark(cookie)
    expect(mark).toEqual({ time: 1234, places: both })
    expect(addPlace(mark, '/user')).toBeUndefined()
    expect(addPlace(mark, '/message?t=2')).toBeUndefined()
    expect(addPlace(mark, '/message')).toHaveLength(3)
  })

  it('has an end, and counts for every page where the browser itself has tried', () => {
    let mark = { time: 1, places: addPlace(undefined, '/0') ?? [] }
    let tries = 1
    for (; tries < 100; tries += 1) {
      const places = addPlace(mark, `/${tries}`)
      if (!places) break
      mark = { time: 1, places }
    }
    expect(tries).toBe(8)
    expect(addPlace({ time: 1, places: [] }, '/user')).toBeUndefined()
  })

  it('can be taken away', () => {
    expect(refreshMark(false)).toMatch(/; max-age=0;/)
  })

  it.each(['', 'refreshTried=', 'refreshTried=x', 'notrefreshTried=1'])(
    'is not seen in %j',
    (cookies) => expect(readRefreshMark(cookies)).toBeUndefined(),
  )
})

import { describe, expect, it } from 'vitest'
import { clearedSession, readRefreshMark, refreshMark } from './cookies.ts'

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
    expect(readRefreshMark('a=1; refreshTried=1234; b=2')).toBe(1234)
  })

  it('can be taken away', () => {
    expect(refreshMark(false)).toMatch(/; max-age=0;/)
  })

  it.each(['', 'refreshTried=', 'refreshTried=x', 'notrefreshTried=1'])(
    'is not seen in %j',
    (cookies) => expect(readRefreshMark(cookies)).toBeUndefined(),
  )
})

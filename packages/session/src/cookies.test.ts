import { describe, expect, it } from 'vitest'
import { addTry, clearedSession, readRefreshMark, refreshMark } from './cookies.ts'

const domainsOf = (cookies: string[]) =>
  cookies
    .filter((cookie) => cookie.startsWith('userInfo='))
    .map((cookie) => /domain=(.*)$/.exec(cookie)?.[1] ?? '')

describe('clearedSession', () => {
  it('covers every domain that the login site may have used', () => {
    const domains = domainsOf(clearedSession('www.blog.example.test'))
    expect(domains).toEqual(['', 'www.blog.example.test', 'blog.example.test', 'example.test'])
  })

  it('accepts the configured domain with a dot or without', () => {
    const domains = ['', 'blog.example.test', 'example.test']
    expect(domainsOf(clearedSession('blog.example.test', '.example.test'))).toEqual(domains)
    expect(domainsOf(clearedSession('blog.example.test', 'example.test'))).toEqual(domains)
  })

  it.each(['127.0.0.1', '[::1]'])('sets no domain for an IP address: %s', (hostname) => {
    expect(domainsOf(clearedSession(hostname))).toEqual([''])
  })

  it('sets all three to an empty value that expires at once', () => {
    expect(clearedSession('127.0.0.1')).toEqual([
      'userInfo=; path=/; max-age=0; samesite=lax',
      'accessToken=; path=/; max-age=0; samesite=lax',
      'refreshToken=; path=/; max-age=0; samesite=lax',
    ])
  })
})

describe('the mark of a refresh', () => {
  /** Number of tries until another one is refused. */
  function tryAll(toPath: (at: number) => string): number {
    let mark: string[] = []
    for (let at = 0; at < 100; at++) {
      const tries = addTry(mark, toPath(at))
      if (!tries) return at
      mark = tries
    }
    return Number.POSITIVE_INFINITY
  }

  it('lives for a minute and is parsed as it was written', () => {
    const tries = addTry(addTry([], '/user') ?? [], '/message?t=2') ?? []
    const cookie = refreshMark(tries)
    expect(cookie).toMatch(/^refreshTried=[0-9a-z]+\.[0-9a-z]+; path=\/; max-age=60; samesite=lax$/)
    expect(readRefreshMark(`a=1; ${cookie.split(';')[0]}; b=2`)).toEqual(tries)
  })

  it('allows four tries of one page', () => {
    expect(tryAll(() => '/user')).toBe(4)
  })

  it('counts the tries of each page separately', () => {
    const tries = ['/user', '/user', '/user', '/user'].reduce<string[]>(
      (mark, path) => addTry(mark, path) ?? mark,
      [],
    )
    expect(addTry(tries, '/user')).toBeUndefined()
    expect(addTry(tries, '/user?tab=private')).toHaveLength(5)
  })

  it('limits the tries of all pages', () => {
    expect(tryAll((at) => `/${at}`)).toBe(32)
  })

  it('can be removed', () => {
    expect(refreshMark()).toBe('refreshTried=; path=/; max-age=0; samesite=lax')
  })

  it.each(['', 'refreshTried=', 'refreshTried=*', 'notrefreshTried=1'])(
    'is not found in %j',
    (cookies) => expect(readRefreshMark(cookies)).toEqual([]),
  )
})

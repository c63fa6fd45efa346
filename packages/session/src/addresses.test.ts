import { describe, expect, it } from 'vitest'
import { loginHref, logoutHref, refreshHref, registerHref } from './addresses.ts'
import { resolveExpiry } from './expiry.ts'

const address = {
  loginSiteUrl: 'https://login.test/',
  currentUrl: 'https://blog.test/search/?key=C%2B%2B%20数据库&t=4#结果',
}

const returnAddressOf = (href: string) => new URL(href).searchParams.get('redirectURL')

describe('addresses of the login site', () => {
  it.each([loginHref, registerHref, logoutHref, refreshHref])(
    'keep query, hash and Chinese characters of the return address: %o',
    (toHref) => expect(returnAddressOf(toHref(address))).toBe(address.currentUrl),
  )

  it('have the paths of the login site', () => {
    expect(loginHref(address)).toMatch(/^https:\/\/login\.test\/\?redirectURL=/)
    expect(logoutHref(address)).toMatch(/^https:\/\/login\.test\/logout\?/)
    expect(refreshHref(address)).toMatch(/^https:\/\/login\.test\/refresh\?/)
    expect(new URL(registerHref(address)).searchParams.get('dest')).toBe('register')
  })

  it('tell the login site why the reader signs in', () => {
    const queryOf = (href: string) => Object.fromEntries(new URL(href).searchParams)
    const redirectURL = address.currentUrl
    expect(queryOf(loginHref(address))).toEqual({ redirectURL })
    expect(queryOf(loginHref(address, { expired: true }))).toEqual({ redirectURL, expired: '1' })
    expect(queryOf(loginHref(address, { passwordChanged: true }))).toEqual({
      redirectURL,
      passwordChanged: '1',
    })
  })

  it.each([
    ['https://login.test/?app=blog', 'https://login.test/logout?app=blog&redirectURL='],
    ['https://login.test/sso?app=blog', 'https://login.test/sso/logout?app=blog&redirectURL='],
    ['https://login.test/sso/', 'https://login.test/sso/logout?redirectURL='],
    ['https://login.test/#top', 'https://login.test/logout?redirectURL='],
    [':4100/sso', 'https://blog.test:4100/sso/logout?redirectURL='],
  ])('extend the path and query of the configured address %s', (loginSiteUrl, start) => {
    const href = logoutHref({ ...address, loginSiteUrl })
    expect(href.startsWith(start)).toBe(true)
    expect(returnAddressOf(href)).toBe(address.currentUrl)
    expect(new URL(href).hash).toBe('')
  })

  it('accept a lone surrogate', () => {
    expect(() => loginHref({ ...address, currentUrl: 'https://blog.test/\ud83d' })).not.toThrow()
  })

  it.each([
    ['http://localhost:3000/', 'http://localhost:4100/?'],
    ['http://127.0.0.1:3000/a', 'http://127.0.0.1:4100/?'],
    ['http://192.168.1.7:3000/a', 'http://192.168.1.7:4100/?'],
    ['https://[::1]:3000/a', 'https://[::1]:4100/?'],
  ])('are on the host of the page if only a port is configured: %s', (currentUrl, start) => {
    expect(loginHref({ loginSiteUrl: ':4100', currentUrl }).startsWith(start)).toBe(true)
  })
})

describe('resolveExpiry', () => {
  it('refreshes if there is a refresh token', () => {
    const decision = resolveExpiry({ ...address, refreshToken: 'r' })
    expect(decision).toEqual({ kind: 'refresh', href: refreshHref(address) })
  })

  it.each([undefined, ''])(
    'goes to the sign-in page with `expired=1` without a refresh token (%o)',
    (refreshToken) => {
      const { kind, href } = resolveExpiry({ ...address, refreshToken })
      expect(kind).toBe('login')
      expect(new URL(href).searchParams.get('expired')).toBe('1')
      expect(returnAddressOf(href)).toBe(address.currentUrl)
    },
  )

  it('does not refresh again once the tries are used up', () => {
    const decision = resolveExpiry({ ...address, refreshToken: 'new', alreadyTried: true })
    expect(decision.kind).toBe('login')
  })
})

import { describe, expect, it } from 'vitest'
import { loginHref, logoutHref, refreshHref, registerHref } from './addresses.ts'
import { resolveExpiry } from './expiry.ts'

const address = {
  loginSiteUrl: 'https://login.test/',
  currentUrl: 'https://blog.test/search/?key=C%2B%2B%20数据库&t=4#结果',
}

const cameFrom = (href: string) => new URL(href).searchParams.get('redirectURL')

describe('addresses of the login site', () => {
  it.each([loginHref, registerHref, logoutHref, refreshHref])(
    'keep query, hash and Chinese of the way back: %o',
    (toHref) => expect(cameFrom(toHref(address))).toBe(address.currentUrl),
  )

  it('have the paths the login site knows', () => {
    expect(loginHref(address)).toMatch(/^https:\/\/login\.test\/\?redirectURL=/)
    expect(logoutHref(address)).toMatch(/^https:\/\/login\.test\/logout\?/)
    expect(refreshHref(address)).toMatch(/^https:\/\/login\.test\/refresh\?/)
    expect(new URL(registerHref(address)).searchParams.get('dest')).toBe('register')
  })

  it('survive half a character', () => {
    expect(() => loginHref({ ...address, currentUrl: 'https://blog.test/\ud83d' })).not.toThrow()
  })
})

describe('resolveExpiry', () => {
  it('refreshes while there is a refresh token', () => {
    const decision = resolveExpiry({ ...address, refreshToken: 'r' })
    expect(decision).toEqual({ kind: 'refresh', href: refreshHref(address) })
  })

  it.each([undefined, ''])('goes to the login site without one (%o)', (refreshToken) => {
    expect(resolveExpiry({ ...address, refreshToken }).kind).toBe('login')
  })

  it('does not try the same refresh token twice', () => {
    expect(resolveExpiry({ ...address, refreshToken: 'r', triedToken: 'r' }).kind).toBe('login')
    expect(resolveExpiry({ ...address, refreshToken: 'new', triedToken: 'r' }).kind).toBe('refresh')
  })
})

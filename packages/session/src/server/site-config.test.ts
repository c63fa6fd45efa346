import { afterEach, describe, expect, it, vi } from 'vitest'
import { originOf, sessionCookieDomain, siteConfig } from './site-config.ts'

afterEach(() => vi.unstubAllEnvs())

const clear = (...names: string[]) => {
  for (const name of names) vi.stubEnv(name, '')
}

describe('siteConfig', () => {
  it('expects the login site on a port of the current host by default', () => {
    clear('LOGIN_SITE_URL', 'LOGIN_PORT')
    expect(siteConfig().loginSiteUrl).toBe(':4100')
    vi.stubEnv('LOGIN_PORT', '5100')
    expect(siteConfig().loginSiteUrl).toBe(':5100')
    vi.stubEnv('LOGIN_SITE_URL', 'https://login.test/')
    expect(siteConfig().loginSiteUrl).toBe('https://login.test')
  })

  it('has a live destination only if one is configured', () => {
    clear('LIVE_DESTINATION')
    expect(siteConfig()).not.toHaveProperty('liveDestination')
    vi.stubEnv('LIVE_DESTINATION', '/exchange/amq.topic/status.:userId')
    expect(siteConfig().liveDestination).toBe('/exchange/amq.topic/status.:userId')
  })

  it('shares cookies with another host only if configured', () => {
    clear('SESSION_COOKIE_DOMAIN')
    expect(sessionCookieDomain()).toBeUndefined()
    vi.stubEnv('SESSION_COOKIE_DOMAIN', 'blog.test')
    expect(sessionCookieDomain()).toBe('blog.test')
  })
})

describe('originOf', () => {
  const origin = (headers: Record<string, string>) => originOf(new Headers(headers))

  it('is the configured one for any request', () => {
    vi.stubEnv('SITE_URL', 'https://blog.test/')
    expect(origin({ host: 'evil.test' })).toBe('https://blog.test')
  })

  it('is the host of the request if none is configured', () => {
    clear('SITE_URL')
    expect(origin({ host: '192.168.1.7:3000' })).toBe('http://192.168.1.7:3000')
    const forwarded = { 'x-forwarded-host': 'blog.test', 'x-forwarded-proto': 'https' }
    expect(origin({ host: 'localhost:3000', ...forwarded })).toBe('https://blog.test')
  })

  it('ignores an invalid host', () => {
    clear('SITE_URL')
    vi.stubEnv('PORT', '3000')
    expect(origin({})).toBe('http://localhost:3000')
    expect(origin({ host: ' ' })).toBe('http://localhost:3000')
  })
})

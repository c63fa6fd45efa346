import { OPEN_REDIRECTS } from '@mozhan/fixtures/open-redirects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import type { PublicOrigin } from '../src/login-site/public-origin.ts'
import { createReturnRule, toReturnAddress } from '../src/login-site/return-address.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { type LoginSite, PASSWORD, startLoginSite } from './_login-site.ts'

const SITE = 'https://blog.example.test'
const HOME = `${SITE}/`
const ORIGIN: PublicOrigin = { protocol: 'http:', host: 'localhost:4100', hostname: 'localhost' }
const EVIL = [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'https://blog.test.evil.test/',
]

const rule = createReturnRule(parseConfig({ SITE_URL: SITE }), ORIGIN)
const judge = (value: string) => toReturnAddress(value, rule)
describe('toReturnAddress', () => {
  it('maps every crafted address to the home page or to an address of the site', () => {
    for (const value of OPEN_REDIRECTS) {
      const address = judge(value)
      expect(new URL(address).origin, value).toBe(SITE)
      // Relative addresses would be resolved against the login site, and are no full addresses.
      if (!/^https:\/\/[^/]/i.test(value)) expect(address, value).toBe(HOME)
    }
  })

  it.each([
    `${SITE}/article/1?x=1#y`,
    `${SITE}/search/?key=C%2B%2B%20%E6%95%B0%E6%8D%AE%E5%BA%93&t=4#%E7%BB%93%E6%9E%9C`,
    `${SITE}/a?next=//evil.test/%2F&b=a%26b+c`,
    HOME,
  ])('keeps %s byte for byte', (value) => {
    expect(judge(value)).toBe(value)
  })

  it('encodes raw Chinese like browsers', () => {
    expect(judge(`${SITE}/search?key=数据#结果`)).toBe(
      `${SITE}/search?key=%E6%95%B0%E6%8D%AE#%E7%BB%93%E6%9E%9C`,
    )
  })

  it.each([
    undefined,
    '',
    '/article/1',
    'http://blog.example.test/',
    'https://blog.example.test:8443/',
    'https://user@blog.example.test/',
    'https://user:pass@blog.example.test/',
    'https://@blog.example.test/',
    'https:/blog.example.test/',
    `${SITE}/a\nb`,
    `${SITE}/\u0000`,
    `${SITE}/${'a'.repeat(9000)}`,
  ])('refuses %j', (value) => {
    expect(toReturnAddress(value, rule)).toBe(HOME)
  })

  it('accepts listed hosts and origins', () => {
    const LOGIN_REDIRECT_HOSTS = 'admin.example.test, http://old.example.test:8080'
    const more = createReturnRule(parseConfig({ SITE_URL: SITE, LOGIN_REDIRECT_HOSTS }), ORIGIN)
    const to = (value: string) => toReturnAddress(value, more)
    expect(to('https://admin.example.test/a')).toBe('https://admin.example.test/a')
    expect(to('http://admin.example.test/a')).toBe(HOME)
    expect(to('http://old.example.test:8080/a')).toBe('http://old.example.test:8080/a')
    expect(to('http://old.example.test/a')).toBe(HOME)
  })

  it('accepts only the port of the site on the reader’s host without SITE_URL', () => {
    const config = parseConfig({ PORT: '3100' })
    for (const hostname of ['localhost', '127.0.0.1', '192.168.1.7', '[::1]']) {
      const own = createReturnRule(config, { ...ORIGIN, host: `${hostname}:4100`, hostname })
      expect(own.home).toBe(`http://${hostname}:3100/`)
      const address = `http://${hostname}:3100/user?tab=h`
      expect(toReturnAddress(address, own)).toBe(address)
      expect(toReturnAddress(`http://${hostname}:4100/logout`, own)).toBe(own.home)
      expect(toReturnAddress('http://evil.test:3100/', own)).toBe(own.home)
    }
  })
})

describe('the running site', () => {
  const encodings = [
    (value: string) => value,
    // With one decoding too many, such a value would be an external address.
    (value: string) => encodeURIComponent(value),
  ]
  let site: LoginSite
  beforeAll(async () => {
    site = await startLoginSite({ SITE_URL: SITE })
  }, 60_000)
  afterAll(() => site.close())

  it('redirects to no crafted address from the page, /refresh or /logout', async () => {
    for (const value of OPEN_REDIRECTS.flatMap((each) => encodings.map((encode) => encode(each)))) {
      const query = `?redirectURL=${encodeURIComponent(value)}`
      const page = await site.get(`/${query}`)
      const hidden = /name="redirectURL" value="([^"]*)"/.exec(page.text)?.[1] ?? ''
      expect(new URL(hidden.replaceAll('&amp;', '&')).origin, value).toBe(SITE)
      // All requests have the same address.
      Object.assign(site.context, { limits: createLimits() })
      const out = await site.get(`/logout${query}`)
      expect(out.status).toBe(303)
      expect(new URL(out.location ?? '').origin, value).toBe(SITE)
      const failed = await site.get(`/refresh${query}`)
      const again = /href="(\.\/\?redirectURL=[^"]+)"/.exec(failed.text)?.[1] ?? ''
      const asked = new URL(again, 'http://localhost:4100').searchParams.get('redirectURL') ?? ''
      expect(new URL(asked).origin, value).toBe(SITE)
    }
  }, 60_000)

  it('redirects to none from the form or with a valid refresh token', async () => {
    const { username } = await site.newAccount()
    const fields = { dest: 'login', username, password: PASSWORD }
    for (const redirectURL of [...EVIL, `${SITE}.evil.test/`, encodeURIComponent('//evil.test')]) {
      const entered = await site.post({ ...fields, redirectURL })
      expect(entered).toMatchObject({ status: 303, location: HOME })
      const query = `?redirectURL=${encodeURIComponent(redirectURL)}`
      const renewed = await site.get(`/refresh${query}`, { cookie: entered.cookieHeader })
      expect(renewed).toMatchObject({ status: 303, location: HOME })
    }
  })
})

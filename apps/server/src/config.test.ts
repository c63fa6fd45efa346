import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('has a default for every setting', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      port: 4000,
      siteUrl: 'http://localhost:3000',
      siteInvalidationUrls: ['http://127.0.0.1:3000'],
      review: false,
    })
    expect(config.dataDir).toMatch(/\.data$/)
    expect(config.databaseUrl).toBeUndefined()
  })

  it('writes demonstration content only for a site that others cannot reach, or on request', () => {
    expect(parseConfig({}).isDemo).toBe(true)
    expect(parseConfig({ DEMO: 'off' }).isDemo).toBe(false)
    for (const env of [
      { DATABASE_URL: 'postgres://db.example/site' },
      {
        SITE_URL: 'https://blog.example.com',
        LOGIN_SITE_URL: 'https://login.example.com/',
        LOGIN_PORT: '',
      },
    ]) {
      expect(parseConfig(env).isDemo).toBe(false)
      expect(parseConfig({ ...env, DEMO: 'on' }).isDemo).toBe(true)
    }
  })

  it('scales the rate limits or turns them off', () => {
    expect(parseConfig({}).rateLimits).toBe(1)
    expect(parseConfig({ RATE_LIMITS: '2.5' }).rateLimits).toBe(2.5)
    expect(parseConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe('off')
    for (const RATE_LIMITS of ['0', '-1', 'no', '1e9', '99999']) {
      expect(() => parseConfig({ RATE_LIMITS })).toThrow(/RATE_LIMITS is .* factor/)
    }
  })

  it('derives the invalidation address from the port of the site', () => {
    expect(parseConfig({ PORT: '8080' }).siteInvalidationUrls).toEqual(['http://127.0.0.1:8080'])
  })

  it('sends no invalidations when the list is empty', () => {
    expect(parseConfig({ SITE_INVALIDATION_URLS: '' }).siteInvalidationUrls).toEqual([])
  })

  it('serves the login site on its own port of the host that the reader uses', () => {
    expect(parseConfig({})).toMatchObject({ loginPort: 4100, loginSiteUrl: ':4100' })
    const other = { loginPort: 5100, loginSiteUrl: ':5100' }
    expect(parseConfig({ LOGIN_PORT: '5100' })).toMatchObject(other)
    expect(parseConfig({ LOGIN_SITE_URL: ':5100' })).toMatchObject(other)
  })

  it('opens no login site when LOGIN_SITE_URL names another one and LOGIN_PORT is not set', () => {
    const LOGIN_SITE_URL = 'https://login.example.com/'
    const loginSiteUrl = 'https://login.example.com'
    expect(parseConfig({ LOGIN_SITE_URL })).toMatchObject({ loginSiteUrl })
    expect(parseConfig({ LOGIN_SITE_URL }).loginPort).toBeUndefined()
    const both = { loginSiteUrl, loginPort: 4100 }
    expect(parseConfig({ LOGIN_SITE_URL, LOGIN_PORT: '4100' })).toMatchObject(both)
  })

  it('reads the domain of cookies and the hosts of redirects', () => {
    const config = parseConfig({
      SESSION_COOKIE_DOMAIN: '.Example.com',
      LOGIN_REDIRECT_HOSTS: 'a.example.com, https://b.example.com:8443',
    })
    expect(config.sessionCookieDomain).toBe('example.com')
    expect(config.loginRedirectHosts).toEqual(['a.example.com', 'https://b.example.com:8443'])
  })

  it('requires the domain that the site and the login site share', () => {
    const hosts = {
      SITE_URL: 'https://blog.example.com',
      LOGIN_SITE_URL: 'https://login.example.com',
      LOGIN_PORT: '4100',
    }
    expect(() => parseConfig(hosts)).toThrow('SESSION_COOKIE_DOMAIN')
    expect(() => parseConfig({ ...hosts, SESSION_COOKIE_DOMAIN: 'other.com' })).toThrow(
      'SESSION_COOKIE_DOMAIN',
    )
    const shared = { ...hosts, SESSION_COOKIE_DOMAIN: 'example.com' }
    expect(parseConfig(shared).sessionCookieDomain).toBe('example.com')
  })

  it.each([
    [{ SESSION_COOKIE_DOMAIN: '127.0.0.1' }],
    [{ SESSION_COOKIE_DOMAIN: 'example.com; secure' }],
    [{ LOGIN_REDIRECT_HOSTS: 'https://a.example.com/path' }],
    [{ LOGIN_REDIRECT_HOSTS: 'user@evil.example' }],
    [{ LOGIN_REDIRECT_HOSTS: '*' }],
    [{ LOGIN_SITE_URL: ':port' }],
    [{ LOGIN_PORT: '4000' }],
  ])('refuses %j', (env) => {
    expect(() => parseConfig(env)).toThrow(Object.keys(env)[0])
  })

  it('stores uploads on disk, or in the configured bucket', () => {
    expect(parseConfig({}).s3).toBeUndefined()
    const env = {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hush',
    }
    expect(parseConfig(env).s3).toEqual({
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      publicUrl: undefined,
      credentials: { accessKeyId: 'id', secretAccessKey: 'hush' },
    })
    const { S3_BUCKET: _, ...rest } = env
    expect(() => parseConfig(rest)).toThrow('S3_BUCKET')
    expect(() => parseConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id' })).toThrow('both or neither')
    expect(() => parseConfig({ S3_BUCKET: 'b', S3_PUBLIC_URL: 'cdn' })).toThrow('S3_PUBLIC_URL')
  })

  it('uses the configured language model, or none', () => {
    expect(parseConfig({}).ai).toBeUndefined()
    const env = {
      AI_BASE_URL: 'https://ai.example.com/v1/',
      AI_MODEL: 'm-1',
      AI_API_KEY: 'hush',
      AI_FIRST_TOKEN_SECONDS: '20',
    }
    expect(parseConfig(env).ai).toEqual({
      ...{ baseUrl: 'https://ai.example.com/v1', model: 'm-1', apiKey: 'hush' },
      ...{ contextTokens: 16_000, firstTokenMs: 20_000, nextTokenMs: 30_000 },
    })
    const { AI_API_KEY: _key, ...local } = env
    expect(parseConfig(local).ai?.apiKey).toBeUndefined()
    const { AI_MODEL: _model, ...withoutModel } = env
    expect(() => parseConfig(withoutModel)).toThrow('AI_MODEL')
    const { AI_BASE_URL: _url, ...rest } = env
    expect(() => parseConfig(rest)).toThrow('AI_BASE_URL')
    expect(() => parseConfig({ ...env, AI_CONTEXT_TOKENS: 'many' })).toThrow('AI_CONTEXT_TOKENS')
    expect(() => parseConfig({ ...env, AI_BASE_URL: 'hush' })).not.toThrow('hush')
  })
})

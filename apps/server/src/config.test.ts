import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('needs nothing', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      port: 4000,
      siteUrl: 'http://localhost:3000',
      siteRefreshUrls: ['http://127.0.0.1:3000'],
      review: false,
    })
    expect(config.dataDir).toMatch(/\.data$/)
    expect(config.databaseUrl).toBeUndefined()
  })

  it('follows the site’s port', () => {
    expect(parseConfig({ PORT: '8080' }).siteRefreshUrls).toEqual(['http://127.0.0.1:8080'])
  })

  it('tells nobody when the list is empty', () => {
    expect(parseConfig({ SITE_REFRESH_URLS: '' }).siteRefreshUrls).toEqual([])
  })

  it('names every problem at once, and never a password', () => {
    const env = {
      API_PORT: '70000',
      SITE_URL: 'x',
      DATABASE_URL: 'mysql://a:hush@b',
      LOG_LEVEL: 'y',
    }
    try {
      parseConfig(env)
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      expect(error.problems).toHaveLength(4)
      for (const name of Object.keys(env)) expect(error.message).toContain(name)
      expect(error.message).not.toContain('hush')
    }
  })
})

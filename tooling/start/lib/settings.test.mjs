import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repo.mjs'
import { readSettings, serviceEnv } from './settings.mjs'

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      apiPort: 4000,
      loginPort: 4100,
      siteUrl: 'http://localhost:3000',
      givenSiteUrl: '',
      loginUrl: 'http://localhost:4100',
      isDemo: true,
      dataDir: path.join(root, '.data'),
    })
  })

  it('resolve DATA_DIR relative to the repository, as the server does', () => {
    expect(readSettings({ DATA_DIR: 'my data' }).dataDir).toBe(path.join(root, 'my data'))
    expect(readSettings({ DATA_DIR: '/srv/mozhan' }).dataDir).toBe('/srv/mozhan')
  })

  it.each(['0', '65536', 'abc', '30.5', '-1'])('refuse PORT=%s and name it', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/^PORT=/)
  })

  it('refuse the same port for two programs', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow(/PORT 与 API_PORT/)
    expect(() => readSettings({ LOGIN_PORT: '4000' })).toThrow(/API_PORT 与 LOGIN_PORT/)
    expect(() => readSettings({ LOGIN_PORT: '3000' })).toThrow(/PORT 与 LOGIN_PORT/)
  })

  it.each([
    [{ SITE_URL: 'https://blog.example.com' }, false],
    [{ DATABASE_URL: 'postgres://db.example/site' }, false],
    [{ DATABASE_URL: 'postgres://db.example/site', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('announce the demonstration accounts only where they exist: %j', (env, isDemo) => {
    expect(readSettings(env)).toMatchObject({ isDemo })
  })

  it('start no login site if LOGIN_SITE_URL is set, unless LOGIN_PORT is set', () => {
    const LOGIN_SITE_URL = 'https://login.example.com'
    const foreign = readSettings({ LOGIN_SITE_URL })
    expect(foreign).toMatchObject({ loginPort: undefined, loginUrl: LOGIN_SITE_URL })
    expect(serviceEnv(foreign, 'secret')).not.toHaveProperty('LOGIN_PORT')
    const own = { LOGIN_SITE_URL, LOGIN_PORT: '5100' }
    expect(readSettings(own)).toMatchObject({ loginPort: 5100, loginUrl: LOGIN_SITE_URL })
    const port = { loginPort: 5100, loginUrl: 'http://localhost:5100' }
    expect(readSettings({ LOGIN_SITE_URL: ':5100' })).toMatchObject(port)
  })

  it('have no default site address, so that every host name of this machine works', () => {
    expect(serviceEnv(readSettings({}), 'secret').SITE_URL).toBe('')
    const SITE_URL = 'https://blog.example.com'
    expect(serviceEnv(readSettings({ SITE_URL }), 'secret').SITE_URL).toBe(SITE_URL)
  })

  it('pass absolute paths, and the addresses of both, to the programs', () => {
    expect(serviceEnv(readSettings({ PORT: '3100' }), 'secret')).toMatchObject({
      PORT: '3100',
      API_PORT: '4000',
      LOGIN_PORT: '4100',
      API_URL: 'http://127.0.0.1:4000',
      DATA_DIR: path.join(root, '.data'),
      REFRESH_SECRET: 'secret',
      SITE_INVALIDATION_URLS: 'http://127.0.0.1:3100',
    })
  })
})

import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repo.mjs'
import { readSettings, serviceEnv } from './settings.mjs'

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      apiPort: 4000,
      siteUrl: 'http://localhost:3000',
      dataDir: path.join(root, '.data'),
    })
  })

  it('take DATA_DIR relative to the repository, as the server does', () => {
    expect(readSettings({ DATA_DIR: 'my data' }).dataDir).toBe(path.join(root, 'my data'))
    expect(readSettings({ DATA_DIR: '/srv/mozhan' }).dataDir).toBe('/srv/mozhan')
  })

  it.each(['0', '65536', 'abc', '30.5', '-1'])('refuse PORT=%s by its name', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/^PORT=/)
  })

  it('refuse one port for both', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow(/PORT 与 API_PORT/)
  })

  it('give the programs absolute places and each other', () => {
    expect(serviceEnv(readSettings({ PORT: '3100' }), 'secret')).toMatchObject({
      PORT: '3100',
      API_PORT: '4000',
      API_URL: 'http://127.0.0.1:4000',
      DATA_DIR: path.join(root, '.data'),
      REFRESH_SECRET: 'secret',
      SITE_REFRESH_URLS: 'http://127.0.0.1:3100',
    })
  })
})

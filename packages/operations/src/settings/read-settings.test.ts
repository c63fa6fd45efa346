import { describe, expect, it, vi } from 'vitest'
import { kindOf, readSettings, SettingsError, settingNames } from './read-settings.ts'
import { settingMetadata, settingsSchema } from './schema.ts'
import { writeSettingsTable } from './settings-table.ts'

const SECRET = 'hush-hush-0123456789'

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, PAGE_CACHE_MB: 96, LOG_LEVEL: 'info' })
  })

  it('treat an empty variable as not set', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, '  ']))
    expect(readSettings(empty)).toEqual({ ...readSettings({}), SITE_INVALIDATION_URLS: [] })
  })

  it('read a former name with a warning, and prefer the present name', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    const former = { SITE_REFRESH_URLS: 'http://a.test' }
    expect(readSettings(former).SITE_INVALIDATION_URLS).toEqual(['http://a.test'])
    expect(warn.mock.calls[0]?.[0]).toContain('SITE_INVALIDATION_URLS')
    warn.mockClear()
    const both = { ...former, SITE_INVALIDATION_URLS: '' }
    expect(readSettings(both).SITE_INVALIDATION_URLS).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['PAGE_CACHE_MB', '96MB'],
    ['PAGE_CACHE_MB', '9.6'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '1e3'],
    ['PAGE_CACHE_MB', '99999999999999'],
    ['DRAIN_SECONDS', '6s'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['PORT', '65536'],
    ['METRICS_PORT', 'any'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICE_WORKER', 'false'],
    ['REVIEW_ARTICLES', 'yes'],
    ['METRICS_HOST', 'http://localhost'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SITE_NAME', 'two\nlines'],
    ['LOGIN_SITE_URL', ':port'],
    ['LOGIN_SITE_URL', ':70000'],
    ['SITE_URL', 'blog.example.com'],
    ['SITE_URL', 'https://a b.example'],
    ['DATABASE_URL', 'mysql://a@b'],
    ['API_BASE', '//evil.example'],
    ['LIVE_DESTINATION', 'status'],
    ['AI_API_KEY', 'two words'],
  ])('refuse %s=%s and name the variable', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} .*; .*\\.$`)])
  })

  it.each([
    'SITE_URL',
    'LOGIN_SITE_URL',
    'API_URL',
    'API_BASE',
    'SITE_INVALIDATION_URLS',
    'S3_ENDPOINT',
    'S3_PUBLIC_URL',
    'AI_BASE_URL',
  ])('refuse an address with query, fragment or user: %s', (name) => {
    for (const end of ['/?a=b', '?', '#there', '/#']) {
      const [problem] = problemsOf({ [name]: `https://a.example${end}` })
      expect(problem).toContain(`${name} cannot be used; take the query (?…) and the fragment (#…)`)
    }
    const [problem] = problemsOf({ [name]: `https://user:${SECRET}@a.example` })
    expect(problem).toContain(`${name} cannot be used; take the user name and the password out`)
  })

  it('report all problems of both processes at once', () => {
    const wrong = { API_PORT: '70000', PAGE_CACHE_MB: '96MB', S3_REGION: 'x', LOG_LEVEL: 'loud' }
    expect(problemsOf(wrong)).toEqual([
      'API_PORT is "70000"; set it to a port number from 0 to 65535.',
      'PAGE_CACHE_MB is "96MB"; set it to a whole number from 0 to 1000000, without a unit (megabytes).',
      'LOG_LEVEL is "loud"; use one of debug, info, warn, error, silent.',
      'S3_BUCKET is missing; set it, or remove the other S3_ settings.',
    ])
  })

  it('name the wrong item of a list', () => {
    expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.1, proxy, 10.0.0.2' })).toEqual([
      'TRUSTED_PROXIES holds "proxy"; list addresses or CIDR blocks separated by commas.',
    ])
  })

  it('never repeat a possible secret', () => {
    const hidden = settingNames.filter((name) => kindOf(name)?.isHidden !== false)
    expect(hidden).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'REDIS_URL',
        'TOKEN_SECRET',
        'AI_API_KEY',
        'SITE_URL',
      ]),
    )
    const problems = problemsOf(Object.fromEntries(hidden.map((name) => [name, `${SECRET} \0`])))
    expect(problems.length).toBeGreaterThanOrEqual(hidden.length)
    expect(problems.join()).not.toContain('hush')
  })

  it('repeat only the beginning of a value', () => {
    const [problem = ''] = problemsOf({ LOG_LEVEL: 'x'.repeat(10_000) })
    expect(problem.length).toBeLessThan(200)
  })

  it('require separate ports within each process', () => {
    expect(problemsOf({ LOGIN_PORT: '4000' })).toEqual([expect.stringContaining('both 4000')])
    expect(problemsOf({ PORT: '3001', METRICS_PORT: '3001' })).toHaveLength(1)
    expect(problemsOf({ API_PORT: '0', LOGIN_PORT: '0', API_METRICS_PORT: '0' })).toEqual([])
    // The site may use the port of the API on a separate machine.
    expect(problemsOf({ PORT: '4000' })).toEqual([])
  })
})

describe('the table of settings', () => {
  it('has a row for each setting with kind, users and description', () => {
    const table = writeSettingsTable()
    expect(table.split('\n')).toHaveLength(settingNames.length + 2)
    expect(table).toContain('| `PAGE_CACHE_MB` | MB，0 到 1000000 | `96` | 网站 |')
    for (const name of settingNames) {
      expect(kindOf(name), name).toBeDefined()
      expect(settingMetadata.get(settingsSchema.shape[name])?.users.length, name).toBeGreaterThan(0)
      expect(table).toMatch(new RegExp(`^\\| \`${name}\` \\|(?: [^|]+ \\|){4}$`, 'm'))
    }
    expect(table).not.toContain('undefined')
  })
})

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

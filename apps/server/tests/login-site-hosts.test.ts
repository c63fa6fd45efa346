import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type LoginSite, PASSWORD, startLoginSite } from './_login-site.ts'

const sites: LoginSite[] = []
afterAll(async () => {
  for (const site of sites) await site.close()
})

async function start(env: Record<string, string>) {
  const site = await startLoginSite(env)
  sites.push(site)
  const { username } = await site.newAccount()
  return { site, form: { dest: 'login', username, password: PASSWORD } }
}

describe('the login site on different hosts', () => {
  it('signs in over http on localhost, 127.0.0.1 and a local address', async () => {
    const { site, form } = await start({})
    for (const host of ['localhost', '127.0.0.1', '192.168.1.7']) {
      const redirectURL = `http://${host}:3000/message`
      const answer = await site.post({ ...form, redirectURL }, {}, `http://${host}:4100/`)
      expect(answer).toMatchObject({ status: 303, location: redirectURL })
      for (const { line } of answer.cookies) expect(line).not.toMatch(/secure|domain/i)
    }
  }, 60_000)

  it('sets Secure and the shared domain if configured', async () => {
    const { site, form } = await start({
      SITE_URL: 'https://blog.example.com',
      LOGIN_SITE_URL: 'https://login.example.com',
      LOGIN_PORT: '4100',
      SESSION_COOKIE_DOMAIN: '.example.com',
    })
    // As the proxy forwards it.
    const headers = { origin: 'https://login.example.com' }
    const answer = await site.post(form, headers, 'http://127.0.0.1:4100/')
    expect(answer).toMatchObject({ status: 303, location: 'https://blog.example.com/' })
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
    const live = answer.cookies.filter(({ value }) => value !== '')
    expect(live).toHaveLength(3)
    for (const { attributes } of live) {
      expect(attributes).toEqual([
        'Max-Age=2592000',
        'Domain=example.com',
        'Path=/',
        'Secure',
        'SameSite=Lax',
      ])
    }
    const cookie = answer.cookieHeader
    const out = await site.get('http://127.0.0.1:4100/logout', { cookie })
    // Cookies of the domain, and host-only ones from before the domain was configured.
    expect(out.cookies.map(({ line }) => /Domain=example\.com/.test(line))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  }, 60_000)

  it('trusts a proxy about https', async () => {
    const { site, form } = await start({})
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'login.example.com',
      origin: 'https://login.example.com',
    }
    const answer = await site.post(form, headers)
    expect(answer).toMatchObject({ status: 303, location: 'https://login.example.com:3000/' })
    for (const { line } of answer.cookies) expect(line).toContain('; Secure')
  }, 60_000)
})

it('has the colours of the interface', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')
  const theme = read('../../packages/ui/src/theme/variables.css')
  for (const [line] of read('src/login-site/assets/colors.css').matchAll(/--mozhan-[^;]+;/g)) {
    expect(theme).toContain(line)
  }
})

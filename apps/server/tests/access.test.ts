import { forgeTokens } from '@mozhan/fixtures/forged-tokens'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createTokens } from '../src/platform/http/tokens.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const SECRET = 'correct-horse-battery-staple-0123456789abcdef'
const OPEN = `/article/api/article/${IDS.grid}`
const CLOSED = '/article/article/user'
const body = { userId: IDS.lan }

describeOnEveryStore(
  'access',
  (getServer) => {
    it('requires a token for closed calls', async () => {
      const answer = await getServer().call('POST', CLOSED, { body })
      expect(answer).toMatchObject({ status: 401, code: 1401, message: '缺少身份凭证' })
    })

    it('reports an expired token, on open calls too', async () => {
      const past = () => new Date(Date.now() - 3_600_000)
      const token = await createTokens(SECRET, past).sign(IDS.lan, 60)
      const headers = { authorization: `Bearer ${token}` }
      for (const [method, path] of [
        ['POST', CLOSED],
        ['GET', OPEN],
      ] as const) {
        const answer = await getServer().call(method, path, {
          headers,
          ...(method === 'POST' ? { body } : {}),
        })
        expect(answer).toMatchObject({
          status: 401,
          code: 1401,
          message: '您的身份已过期，请重新认证！',
        })
      }
    })

    it('refuses tokens for another use, without a user or without an expiry', async () => {
      const sign = (claims: Record<string, unknown>) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(SECRET))
      const exp = Math.floor(Date.now() / 1000) + 60
      for (const claims of [
        { sub: IDS.lan, exp, use: 'refresh' },
        { sub: IDS.lan, exp },
        { sub: '-1', exp, use: 'access' },
        { exp, use: 'access' },
        { sub: IDS.lan, use: 'access' },
      ]) {
        const headers = { authorization: `Bearer ${await sign(claims)}` }
        const { status, code } = await getServer().call('GET', OPEN, { headers })
        expect({ claims, status, code }).toEqual({ claims, status: 401, code: 1402 })
      }
    })

    it.each(['Bearer', 'Bearer a b', 'Basic eDp5', 'bearer', 'Token x'])(
      'refuses the header %j',
      async (authorization) => {
        const { status, code } = await getServer().call('GET', OPEN, { headers: { authorization } })
        expect({ status, code }).toEqual({ status: 401, code: 1403 })
      },
    )

    it('accepts no forged token', async () => {
      const now = Math.floor(Date.now() / 1000)
      const claims = { use: 'access', sub: IDS.lan, iat: now, exp: now + 3600 }
      for (const { title, token } of forgeTokens({ secret: SECRET, now, claims })) {
        // Values that HTTP cannot carry never reach a server.
        const value = `Bearer ${token}`.trim()
        if (!/^[\t\x20-\x7e]*$/.test(value)) continue
        const { status, code } = await getServer().call('POST', CLOSED, {
          body,
          headers: { authorization: value },
        })
        expect({ title, status }).toEqual({ title, status: 401 })
        expect([1401, 1402, 1403]).toContain(code)
      }
    })

    it('refuses open changes from pages of other sites', async () => {
      const view = `/article/api/article/viewCount/${IDS.grid}`
      const from = (origin: string) =>
        getServer().call('PUT', view, { headers: { origin, host: 'localhost:4000' } })
      expect((await from('https://evil.test')).code).toBe(306)
      expect((await from('null')).code).toBe(306)
      expect((await from('http://localhost:3000')).code).toBe(20000)
    })

    it('refuses registrations from pages of other sites with any content type', async () => {
      const register = (origin: string, username: string) =>
        getServer().call('POST', '/system/api/user/register', {
          headers: { origin, host: 'localhost:4000', 'content-type': 'text/plain' },
          body: { username, password: 'lan-2026', repPassword: 'lan-2026' },
        })
      expect((await register('https://evil.test', 'invited')).code).toBe(306)
      expect((await register('http://localhost:3000', 'invited')).code).toBe(20000)
    })

    it('does not allow other sites to read, and sends security headers', async () => {
      const { headers } = await getServer().call('GET', OPEN, {
        headers: { origin: 'https://evil.test' },
      })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/)
      const preflight = await getServer().call('OPTIONS', OPEN, {
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'PUT' },
      })
      expect(preflight.status).toBe(404)
    })
  },
  { TOKEN_SECRET: SECRET },
)

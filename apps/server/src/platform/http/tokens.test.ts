import { forgeTokens } from '@mozhan/fixtures/forged-tokens'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokens } from './tokens.ts'

const SECRET = 'correct-horse-battery-staple-0123456789abcdef'
const NOW = 1_717_200_000
const tokens = createTokens(SECRET, () => new Date(NOW * 1000))
const sign = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET))
const outcome = (token: string) =>
  tokens.verify(token).then(
    ({ id }) => `user ${id}`,
    ({ kind }) => kind,
  )

describe('access tokens', () => {
  it('contain the user and the sign-in', async () => {
    expect(await tokens.verify(await tokens.sign('7', 60, '8'))).toEqual({ id: '7', loginId: '8' })
    expect(await tokens.verify(await tokens.sign('7', 60))).toEqual({ id: '7' })
  })

  it('are valid until their last second', async () => {
    expect(await outcome(await tokens.sign('7', 1))).toBe('user 7')
    expect(await outcome(await tokens.sign('7', 0))).toBe('unauthenticated')
  })

  it('yield the sign-in when expired, if the signature is ours', async () => {
    expect(await tokens.readLogin(await tokens.sign('7', -60, '8'))).toBe('8')
    const stranger = createTokens('another-secret-of-at-least-32-characters', () => new Date())
    expect(await tokens.readLogin(await stranger.sign('7', 60, '8'))).toBeUndefined()
    expect(await tokens.readLogin(await sign({ sub: '7', sid: '8', exp: NOW + 60 }))).toBe(
      undefined,
    )
  })

  it('ignore a sign-in that is no id', async () => {
    const claims = { use: 'access', sub: '7', exp: NOW + 60 }
    for (const sid of [8, {}, ['8'], '-1', 'x', '']) {
      expect((await tokens.verify(await sign({ ...claims, sid }))).loginId).toBeUndefined()
    }
  })
})

describe('forged tokens', () => {
  const claims = { use: 'access', sub: '1001', iat: NOW, exp: NOW + 3600 }
  /** Well signed and ours, but expired. */
  const EXPIRED = new Set(['expired', 'expires in this second'])

  it('are variants of a token that is accepted', async () => {
    expect(await outcome(await sign(claims))).toBe('user 1001')
  })

  it.each(forgeTokens({ secret: SECRET, now: NOW, claims }))('$title', async ({ title, token }) => {
    expect(await outcome(token)).toBe(EXPIRED.has(title) ? 'unauthenticated' : 'badToken')
    expect(await tokens.readLogin(token)).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'sub')).toBe(false)
  })

  // A forged token must not end the sign-in of another user.
  it.each(
    forgeTokens({ secret: SECRET, now: NOW, claims: { ...claims, sid: '8' } }).filter(({ title }) =>
      /^(?:alg|signature|HMAC|HS512|RS256|ES256|key|kid|crit|claims altered|header altered)/.test(
        title,
      ),
    ),
  )('yields no sign-in: $title', async ({ token }) => {
    expect(await tokens.readLogin(token)).toBeUndefined()
  })
})

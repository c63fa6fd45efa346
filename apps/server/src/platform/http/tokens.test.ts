import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { CORPORA } from '../../../tests/_corpora.ts'
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
  it('name the person and the sign-in they come from', async () => {
    expect(await tokens.verify(await tokens.sign('7', 60, '8'))).toEqual({ id: '7', loginId: '8' })
    expect(await tokens.verify(await tokens.sign('7', 60))).toEqual({ id: '7' })
  })

  it('are good until their last second', async () => {
    expect(await outcome(await tokens.sign('7', 1))).toBe('user 7')
    expect(await outcome(await tokens.sign('7', 0))).toBe('unauthenticated')
  })

  it('name the sign-in to end even when their time is over, if we signed them', async () => {
    expect(await tokens.readLogin(await tokens.sign('7', -60, '8'))).toBe('8')
    const stranger = createTokens('another-secret-of-at-least-32-characters', () => new Date())
    expect(await tokens.readLogin(await stranger.sign('7', 60, '8'))).toBeUndefined()
    expect(await tokens.readLogin(await sign({ sub: '7', sid: '8', exp: NOW + 60 }))).toBe(
      undefined,
    )
  })

  it('bind to no sign-in that is no id', async () => {
    const claims = { use: 'access', sub: '7', exp: NOW + 60 }
    for (const sid of [8, {}, ['8'], '-1', 'x', '']) {
      expect((await tokens.verify(await sign({ ...claims, sid }))).loginId).toBeUndefined()
    }
  })
})

interface Corpus {
  readonly verify_with: { readonly secret: string; readonly now: number }
  readonly tokens: readonly { title: string; expectation: string; token: string }[]
}

const corpus = path.join(CORPORA, 'hostile/jwt.json')

describe.skipIf(!existsSync(corpus))(
  'tokens of the corpora, at the time they were made for',
  () => {
    const { verify_with, tokens: cases }: Corpus = existsSync(corpus)
      ? JSON.parse(readFileSync(corpus, 'utf8'))
      : { verify_with: { secret: '', now: 0 }, tokens: [] }

    it('were made with the secret and for the moment of these tests', () => {
      expect(verify_with).toMatchObject({ secret: SECRET, now: NOW })
    })

    // Well-made ones too: none says that it is for access, and all name an issuer or an audience, which ours do not.
    it.each(cases)('refuses as it is: $title', async ({ token }) => {
      expect(await outcome(token)).toMatch(/^(?:badToken|unauthenticated)$/)
      expect(await tokens.readLogin(token)).toBeUndefined()
    })

    // The same claims as ours would be: with `use`, without issuer and audience, signed with the right secret. What is
    // refused now is refused for its claims alone.
    it.each([
      ['valid HS256', 'user 1001'],
      ['uid as a number', 'user 1001'],
      ['uid as an object', 'user 1001'],
      ['refresh token used as access token', 'user 1001'],
      ['expired', 'unauthenticated'],
      ['not yet valid', 'badToken'],
      ['exp missing', 'badToken'],
      ['exp as text', 'badToken'],
      ['exp in milliseconds', 'badToken'],
      ['long claims (64 KB)', 'badToken'],
      // These have a `uid`, of which we know nothing, but no `sub`.
      ['uid twice in the claims', 'badToken'],
      ['claims with __proto__', 'badToken'],
    ])('judges the claims alone: %s → %s', async (title, expected) => {
      const { iss: _iss, aud: _aud, ...claims } = claimsOf(title)
      expect(await outcome(await sign({ ...claims, use: 'access' }))).toBe(expected)
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
    })

    it.each(['other audience', 'other issuer', 'valid HS256'])(
      'refuses what names an issuer or an audience: %s',
      async (title) => {
        expect(await outcome(await sign({ ...claimsOf(title), use: 'access' }))).toBe('badToken')
      },
    )

    it('refuses the well-made one said to be for a refresh', async () => {
      const { iss: _iss, aud: _aud, ...claims } = claimsOf('valid HS256')
      expect(await outcome(await sign({ ...claims, use: 'refresh' }))).toBe('badToken')
    })

    function claimsOf(title: string): Record<string, unknown> {
      const payload = cases.find((entry) => entry.title === title)?.token.split('.')[1] ?? ''
      return JSON.parse(Buffer.from(payload, 'base64url').toString())
    }
  },
)

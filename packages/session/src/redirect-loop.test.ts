import { describe, expect, it } from 'vitest'
import { decideExpired, decideGuard } from './guard.ts'

const ORIGIN = 'https://blog.test'
const LOGIN = 'https://login.test'

type Jar = Map<string, string>
/** Changes the cookies as the refresh page of a login site does before it redirects back. */
type RefreshPage = (jar: Jar) => void

/** Applies the cookies of a response to the jar, as a browser does. */
function store(jar: Jar, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0/.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}

const header = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/**
 * Opens `/message` on a site whose API accepts only the token `good`, and follows redirects until a page is shown.
 * @returns requested paths of the login site, and the last address
 */
function open(jar: Jar, refreshPage: RefreshPage) {
  const trips: string[] = []
  for (let at = 0; at < 30; at++) {
    const cookies = header(jar)
    const currentUrl = `${ORIGIN}/message`
    const guarded = decideGuard({ cookies, currentUrl, loginSiteUrl: LOGIN })
    if (!guarded && jar.get('accessToken') === 'good') return { trips, end: currentUrl }
    const { location, cookies: set } =
      guarded ?? decideExpired({ cookies, to: '/message', origin: ORIGIN, loginSiteUrl: LOGIN })
    store(jar, set)
    const { pathname } = new URL(location)
    trips.push(pathname)
    if (pathname !== '/refresh') return { trips, end: location }
    refreshPage(jar)
  }
  return { trips, end: 'never' }
}

const jarWith = (refreshToken: string | undefined): Jar =>
  new Map([
    ['userInfo', '{"uid":"1"}'],
    ['accessToken', 'bad'],
    ...(refreshToken === undefined ? [] : [['refreshToken', refreshToken] as const]),
  ])

describe('a reader whose token is invalid', () => {
  it.each<[string, RefreshPage]>([
    ['changes no cookie', () => undefined],
    ['sets another invalid token each time', (jar) => jar.set('accessToken', `bad${jar.size}`)],
    ['deletes a cookie', (jar) => jar.delete('userInfo')],
    ['empties the refresh token', (jar) => jar.set('refreshToken', '')],
    ['clears everything', (jar) => jar.clear()],
  ])('is redirected to sign in after a few refreshes if the login site %s', (_, refreshPage) => {
    const jar = jarWith('invalid')
    const { trips, end } = open(jar, refreshPage)
    expect(trips.at(-1)).toBe('/')
    expect(trips.length).toBeLessThanOrEqual(5)
    expect(new URL(end).searchParams.get('redirectURL')).toBe(`${ORIGIN}/message`)
  })

  it.each([undefined, ''])(
    'is redirected to sign in at once with the refresh token %j',
    (refreshToken) => {
      const jar = jarWith(refreshToken)
      expect(open(jar, () => undefined).trips).toEqual(['/'])
    },
  )

  it.each(['invalid', undefined, ''])(
    'has no cookies of a session after a failed refresh, with the refresh token %j',
    (refreshToken) => {
      const jar = jarWith(refreshToken)
      open(jar, () => undefined)
      expect([...jar.keys()]).toEqual([])
    },
  )

  it('sees the page after one redirect if the refresh succeeds', () => {
    const jar = jarWith('valid')
    const { trips, end } = open(jar, (cookies) => cookies.set('accessToken', 'good'))
    expect(trips).toEqual(['/refresh'])
    expect(end).toBe(`${ORIGIN}/message`)
  })
})

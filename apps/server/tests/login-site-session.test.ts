import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../src/platform/db/schema/index.ts'
import { type LoginSite, PASSWORD, startLoginSite } from './_login-site.ts'

const BACK = 'http://localhost:3000/search/?key=C%2B%2B%20%E6%95%B0%E6%8D%AE%E5%BA%93&t=4#%E7%BB%93'
const back = `redirectURL=${encodeURIComponent(BACK)}`
const escaped = BACK.replaceAll('&', '&amp;')

let site: LoginSite
beforeAll(async () => {
  site = await startLoginSite()
}, 60_000)
afterAll(() => site.close())

const login = (username: string, more: Record<string, string> = {}, password = PASSWORD) =>
  site.post({ dest: 'login', redirectURL: BACK, username, password, ...more })
const names = (answer: { cookies: { name: string }[] }) => answer.cookies.map(({ name }) => name)
const expectCleared = (answer: Awaited<ReturnType<LoginSite['get']>>) => {
  expect(names(answer)).toEqual(['userInfo', 'accessToken', 'refreshToken'])
  for (const { value, attributes } of answer.cookies) {
    expect(value).toBe('')
    expect(attributes).toContain('Max-Age=0')
  }
}

describe('a signed-in user', () => {
  it('sees the own account and may continue or switch', async () => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    const { text } = await site.get(`/?${back}`, { cookie })
    expect(text).toContain('你已登录')
    expect(text).toContain(username)
    expect(text).toContain(`href="${escaped}"`)
    const change = /href="(\.\/\?[^"]+change=1)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    expect((await site.get(change?.slice(1) ?? '', { cookie })).text).toContain('<form')
    // The site has reported that the session has ended.
    expect((await site.get(`/?${back}&expired=1`, { cookie })).text).toContain('<form')
  })

  it('is determined by the token, not by the user cookie', async () => {
    const { username } = await site.newAccount()
    const { cookies } = await login(username)
    const [, access, refresh] = cookies.map(({ name, value }) => `${name}=${value}`)
    const forged = `userInfo=${encodeURIComponent('{"uid":"1","nickName":"别的人"}')}`
    const { text } = await site.get('/', { cookie: `${forged}; ${access}; ${refresh}` })
    expect(text).toContain(username)
    expect(text).not.toContain('别的人')
  })

  it.each([
    'accessToken=%E0%A4%A; refreshToken=%; userInfo=%7B',
    'accessToken=a.b.c; refreshToken="; userInfo={}',
    `accessToken=${'x'.repeat(9000)}; refreshToken=x; userInfo=null`,
    '=;;;=; accessToken; refreshToken',
  ])('is not signed in with the damaged cookies %#', async (cookie) => {
    for (const path of ['/', '/refresh', '/logout']) {
      const { status } = await site.get(path, { cookie })
      expect([200, 303]).toContain(status)
    }
  })
})

describe('/refresh', () => {
  it('sets all three cookies and redirects back', async () => {
    const { username } = await site.newAccount()
    const first = await login(username)
    const answer = await site.get(`/refresh?${back}`, { cookie: first.cookieHeader })
    expect(answer).toMatchObject({ status: 303, location: BACK })
    expect(answer.text).toContain('请稍等，正在重新进行身份认证…')
    expect(names(answer)).toEqual(['userInfo', 'accessToken', 'refreshToken'])
    expect(answer.cookies[2]?.value).not.toBe(first.cookies[2]?.value)
  })

  it.each(['', 'refreshToken=', 'refreshToken=unknown; accessToken=x; userInfo=y'])(
    'with %j clears the cookies and offers to sign in again',
    async (cookie) => {
      const answer = await site.get(`/refresh?${back}`, cookie ? { cookie } : {})
      expect(answer.status).toBe(200)
      expectCleared(answer)
      expect(answer.text).toContain('您的身份已过期，请点击')
      expect(answer.text).toContain(`href="./?${back}"`)
      expect(answer.text).toMatch(/>重新登录</)
    },
  )

  it('keeps the cookies when the refresh fails', async () => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    const { db } = site.context
    Object.assign(site.context, { db: undefined })
    const answer = await site.get(`/refresh?${back}`, { cookie })
    Object.assign(site.context, { db })
    expect(answer.status).toBe(503)
    expect(answer.cookies).toEqual([])
    expect(answer.text).toContain('系统繁忙，请稍后再试')
  })
})

describe('/logout', () => {
  it('ends the sign-in, clears the cookies and redirects back', async () => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    const answer = await site.get(`/logout?${back}`, { cookie })
    expect(answer).toMatchObject({ status: 303, location: BACK })
    expectCleared(answer)
    expectCleared(await site.get('/refresh', { cookie }))
  })

  it('clears the cookies also on failures', async () => {
    const { db } = site.context
    Object.assign(site.context, { db: undefined })
    const answer = await site.get('/logout', {
      cookie: 'refreshToken=x; accessToken=y; userInfo=z',
    })
    Object.assign(site.context, { db })
    expect(answer).toMatchObject({ status: 303, location: 'http://localhost:3000/' })
    expectCleared(answer)
  })
})

describe('a link of another site to /logout', () => {
  const document = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const follow = async (more: Record<string, string>) => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    return { cookie, answer: await site.get(`/logout?${back}`, { cookie, ...document, ...more }) }
  }

  it.each([
    ['with a referrer', { referer: 'https://evil.test/http://localhost:3000/' }],
    ['without a referrer', {}],
    ['with about:client as referrer', { referer: 'about:client' }],
  ])('%s does not sign out, but asks for confirmation', async (_, headers) => {
    const { cookie, answer } = await follow({ 'sec-fetch-site': 'cross-site', ...headers })
    expect(answer).toMatchObject({ status: 200, location: null, cookies: [] })
    expect(answer.text).toContain('要退出墨栈的登录吗？')
    expect(answer.text).toContain(`href="${escaped}"`)
    expect((await site.get('/', { cookie })).text).toContain('你已登录')
  })

  it('signs out after a confirmation, with scripts and without', async () => {
    for (const accept of ['text/html', 'application/json, text/html']) {
      const { cookie, answer } = await follow({ 'sec-fetch-site': 'cross-site' })
      const [, action = ''] = /<form method="post" action="\.([^"]+)"/.exec(answer.text) ?? []
      const done = await site.post({}, { cookie, accept }, action)
      expectCleared(done)
      const { to } = done.status === 200 ? JSON.parse(done.text) : { to: done.location }
      expect(to).toBe(BACK)
      expectCleared(await site.get('/refresh', { cookie }))
    }
  })

  it('cannot confirm by itself', async () => {
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    expect(await site.post({}, headers, `/logout?${back}`)).toMatchObject({
      ...{ status: 403, cookies: [] },
    })
  })

  it.each([
    ['same-site', {}],
    ['same-origin', {}],
    ['none', {}],
    ['cross-site', { referer: 'http://localhost:3000/' }],
  ])(
    'needs no confirmation from our own page or by direct navigation: %s %j',
    async (from, headers) => {
      const { answer } = await follow({ 'sec-fetch-site': from, ...headers })
      expect(answer).toMatchObject({ status: 303, location: BACK })
      expectCleared(answer)
    },
  )
})

describe('requests that the user did not make', () => {
  it.each([
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { purpose: 'prefetch' }],
    ['GET', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['GET', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['GET', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['HEAD', {}],
  ])('changes nothing: %s %j', async (method, headers) => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    for (const path of ['/logout', '/refresh']) {
      const answer = await site.get(path, { cookie, ...headers }, method)
      expect(answer.status).toBe(method === 'HEAD' ? 200 : 403)
      expect(answer.cookies).toEqual([])
      expect(answer.location).toBeNull()
    }
    const document = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
    expect((await site.get('/refresh', { cookie, ...document })).status).toBe(303)
  })
})

describe('a page that stays open', () => {
  const beside = (cookie: string, origin?: string) =>
    site.get('/refresh', { cookie, ...(origin === undefined ? {} : { origin }) }, 'POST')

  it('gets new tokens in the background, on our own origin', async () => {
    const { username } = await site.newAccount()
    const { cookieHeader: cookie } = await login(username)
    for (const origin of [
      undefined,
      'null',
      'https://evil.test',
      'http://localhost:3000.evil.test',
    ]) {
      expect(await beside(cookie, origin)).toMatchObject({ status: 403, cookies: [] })
    }
    const answer = await beside(cookie, 'http://localhost:3000')
    expect(answer.status).toBe(204)
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      ...['userInfo', 'accessToken', 'refreshToken'],
    ])
  })

  it('keeps its cookies when the token is invalid', async () => {
    const cookie = 'refreshToken=x; accessToken=y; userInfo=z'
    expect(await beside(cookie, 'http://localhost:3000')).toMatchObject({
      ...{ status: 204, cookies: [] },
    })
  })
})

describe('long and non-ASCII names', () => {
  it('omits optional cookie fields for a nickname of 450 Chinese characters', async () => {
    const { id, username } = await site.newAccount()
    const nickName = '长'.repeat(450)
    const imageUrl = '/files/avatars/阿岚的头像.png'
    await site.context.db.update(users).set({ nickName, imageUrl }).where(eq(users.id, id))
    const answer = await login(username)
    const [userInfo] = answer.cookies
    expect(JSON.parse(decodeURIComponent(userInfo?.value ?? ''))).toEqual({ uid: id, imageUrl })
    for (const { line } of answer.cookies) expect(line.length).toBeLessThan(4096)
  })

  it('preserves a Chinese nickname with special characters', async () => {
    const { id, username } = await site.newAccount()
    const nickName = '阿岚 👩‍💻;"=%,\\é'
    await site.context.db.update(users).set({ nickName }).where(eq(users.id, id))
    const [userInfo] = (await login(username)).cookies
    expect(JSON.parse(decodeURIComponent(userInfo?.value ?? ''))).toMatchObject({ nickName })
  })
})

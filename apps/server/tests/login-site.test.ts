import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const join = (fields: Record<string, string>) =>
  site.post({ dest: 'register', redirectURL: BACK, agree: '1', ...fields })
const names = (answer: { cookies: { name: string }[] }) => answer.cookies.map(({ name }) => name)
const expectCleared = (answer: Awaited<ReturnType<LoginSite['get']>>) => {
  expect(names(answer)).toEqual(['userInfo', 'accessToken', 'refreshToken'])
  for (const { value, attributes } of answer.cookies) {
    expect(value).toBe('')
    expect(attributes).toContain('Max-Age=0')
  }
}

describe('the page', () => {
  it('opens the sign-in tab by default and the other one on request', async () => {
    const { status, text } = await site.get(`/?${back}`)
    expect(status).toBe(200)
    expect(text).toContain(`name="redirectURL" value="${escaped}"`)
    expect(text).toMatch(/aria-current="page">登录</)
    expect(text).toContain('autocomplete="current-password"')
    expect(text).not.toContain('确认密码')
    const register = await site.get(`/?${back}&dest=register`)
    expect(register.text).toMatch(/aria-current="page">注册</)
    expect(register.text).toContain('autocomplete="new-password"')
    expect(register.text).toContain('《用户协议》')
  })

  it('reports an expired token, and nothing otherwise', async () => {
    expect((await site.get(`/?${back}&expired=1`)).text).toContain('令牌过期，请重新登录')
    expect((await site.get(`/?${back}`)).text).not.toContain('令牌过期')
  })

  it('says after a change of the password that the new one is needed', async () => {
    const { text } = await site.get(`/?${back}&passwordChanged=1`)
    expect(text).toMatch(/role="status">密码已修改，请用新密码登录</)
    expect(text).toMatch(/aria-current="page">登录</)
    expect((await site.get(`/?${back}`)).text).not.toContain('密码已修改')
  })

  it('has a strict policy for resources and framing', async () => {
    const { headers } = await site.get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.has('strict-transport-security')).toBe(false)
  })

  it('serves the files that it links', async () => {
    const { text } = await site.get('/')
    const links = [...text.matchAll(/(?:href|src)="([\w.]+\?v=\w+)"/g)].map((match) => match[1])
    expect(new Set(links).size).toBe(3)
    for (const link of links) {
      const asset = await site.get(`/${link}`)
      expect(asset.status).toBe(200)
      expect(asset.headers.get('cache-control')).toContain('immutable')
    }
    expect((await site.get('/agreement')).text).toContain('一、你的账号')
    expect((await site.get('/healthz')).status).toBe(200)
    const missing = await site.get('/login')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('这个地址不存在')
  })
})

describe('signing in', () => {
  it('sets the three cookies and redirects to the exact address', async () => {
    const { id, username } = await site.newAccount()
    const answer = await login(username)
    expect(answer).toMatchObject({ status: 303, location: BACK })
    expect(names(answer)).toEqual(['userInfo', 'accessToken', 'refreshToken'])
    for (const { attributes } of answer.cookies) {
      expect(attributes).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
    }
    const userInfo = JSON.parse(decodeURIComponent(answer.cookies[0]?.value ?? ''))
    expect(userInfo).toEqual({ uid: id, username, nickName: username })
    const { id: owner } = await site.context.tokens.verify(answer.cookies[1]?.value ?? '')
    expect(owner).toBe(id)
  })

  it('returns the redirect address to the script of the page', async () => {
    const { username } = await site.newAccount()
    const fields = { dest: 'login', redirectURL: BACK, username, password: PASSWORD }
    const answer = await site.post(fields, { accept: 'application/json, text/html' })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ to: BACK })
    expect(names(answer)).toHaveLength(3)
  })

  it('shows the form again with message and name, never with the password', async () => {
    const { username } = await site.newAccount()
    const answer = await login(username, {}, '不对的密码-81')
    expect(answer.status).toBe(200)
    expect(answer.cookies).toEqual([])
    expect(answer.text).toContain('用户名或密码错误')
    expect(answer.text).toContain(`value="${username}"`)
    expect(answer.text).toContain(`value="${escaped}"`)
    expect(answer.text).not.toContain('不对的密码')
  })

  it('reports a missing field at the field, and does not count a failure', async () => {
    const answer = await login('', {}, '')
    expect(answer.text).toMatch(/id="username-problem">用户名不能为空，请重试</)
    expect(answer.text).toMatch(/id="password-problem">密码不能为空，请重试</)
    expect(answer.text).toMatch(/id="username"[^>]* aria-invalid="true"/)
  })

  it('limits guesses', async () => {
    const { username } = await site.newAccount()
    for (let at = 0; at < 10; at++) await login(username, {}, '猜一个密码')
    const refused = await login(username)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(refused.text).toMatch(/请 \d+ 分钟后再试/)
    expect(refused.text).toContain(`value="${username}"`)
  })

  it('escapes all input', async () => {
    const evil = '"><script>alert(1)</script>'
    const { text } = await login(evil)
    expect(text).not.toContain('<script>alert')
    const page = await site.get(`/?redirectURL=${encodeURIComponent(`${BACK}${evil}`)}`)
    expect(page.text).not.toContain('<script>alert')
  })

  it('answers malformed requests', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await site.post({ username: 'a' }, headers)).status).toBe(200)
    expect((await login('空\0字符', {})).status).toBe(200)
    expect((await login('长'.repeat(30_000))).status).toBe(413)
  })

  it('refuses forms of other sites and of opaque origins', async () => {
    const { username } = await site.newAccount()
    const fields = { dest: 'login', username, password: PASSWORD }
    for (const origin of ['https://evil.test', 'null', 'http://localhost:4101']) {
      const answer = await site.post(fields, { origin, 'sec-fetch-site': 'cross-site' })
      expect(answer.status).toBe(403)
      expect(answer.cookies).toEqual([])
      expect(answer.text).toContain('不接受来自其他网站的请求')
    }
  })

  it('ends the replaced sign-in', async () => {
    const { username } = await site.newAccount()
    const { cookieHeader } = await login(username)
    const fields = { dest: 'login', username, password: PASSWORD }
    expect((await site.post(fields, { cookie: cookieHeader })).status).toBe(303)
    expectCleared(await site.get('/refresh', { cookie: cookieHeader }))
  })
})

describe('registering', () => {
  it('opens the sign-in tab with the name, without signing in', async () => {
    const username = '新来的读者'
    const answer = await join({ username, password: PASSWORD, repPassword: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.cookies).toEqual([])
    expect(answer.text).toContain('注册成功，请登录')
    expect(answer.text).toMatch(/aria-current="page">登录</)
    expect(answer.text).toContain(`value="${username}"`)
    expect(answer.text).toContain(`value="${escaped}"`)
    expect((await login(username)).location).toBe(BACK)
  })

  it('is limited by address, and keeps the typed name', async () => {
    const small = await startLoginSite({ RATE_LIMITS: '0.01' })
    const send = (username: string) =>
      small.post({
        ...{ dest: 'register', redirectURL: BACK, agree: '1' },
        ...{ username, password: PASSWORD, repPassword: PASSWORD },
      })
    expect((await send('第一位读者')).text).toContain('注册成功，请登录')
    const refused = await send('第二位读者')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(refused.text).toMatch(/操作过于频繁，请 \d+ 分钟后再试/)
    expect(refused.text).toContain('value="第二位读者"')
    await small.close()
  })

  it('accepts a full-width name', async () => {
    const password = PASSWORD
    const answer = await join({ username: 'ｄｅｍｏ＿９', password, repPassword: password })
    expect(answer.text).toContain('注册成功，请登录')
    expect((await login('demo_9')).location).toBe(BACK)
  })

  it('reports all problems at once and keeps the input', async () => {
    const answer = await join({
      username: '三个字',
      password: '12345',
      repPassword: '1',
      agree: '',
    })
    expect(answer.status).toBe(200)
    for (const problem of [
      '用户名为 4 到 30 个中文、字母、数字或下划线',
      '密码为 6 到 30 个字符',
      '两次输入的密码不一致',
      '请先阅读并同意《用户协议》',
    ]) {
      expect(answer.text).toContain(problem)
    }
    expect(answer.text).toContain('value="三个字"')
    expect(answer.text).not.toContain('12345')
  })

  it('reports a taken name at its field', async () => {
    const { username } = await site.newAccount()
    const answer = await join({ username, password: PASSWORD, repPassword: PASSWORD })
    expect(answer.text).toMatch(/id="username-problem">用户已被注册，请更换个用户名</)
    expect(answer.text).toMatch(/id="agree"[^>]* checked/)
  })
})

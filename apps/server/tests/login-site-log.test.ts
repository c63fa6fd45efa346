import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLoginSite } from '../src/login-site/app.ts'
import { LOGIN, type LoginSite, PASSWORD, startLoginSite } from './_login-site.ts'

let site: LoginSite
beforeAll(async () => {
  site = await startLoginSite()
}, 60_000)
afterAll(() => site.close())

it('logs each request without its content', async () => {
  const { username } = await site.newAccount()
  const lines: string[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const app = createLoginSite({ ...site.context, logger })
  const fields = { dest: 'login', username, password: PASSWORD, redirectURL: 'http://secret.test' }
  const body = new URLSearchParams(fields)
  const entered = await app.request(`${LOGIN}/?redirectURL=http://secret.test`, {
    method: 'POST',
    body,
    headers: { origin: LOGIN },
  })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  for (const path of ['/', '/refresh?redirectURL=http://secret.test', '/logout', '/nothing?a=b']) {
    await app.request(`${LOGIN}${path}`, { headers: { cookie } })
  }
  expect(lines).toHaveLength(5)
  const tokens = cookie.split('; ').map((pair) => pair.split('=')[1] ?? '')
  for (const secret of [PASSWORD, 'secret.test', 'a=b', username, ...tokens]) {
    expect(secret).not.toBe('')
    expect(lines.join()).not.toContain(secret)
  }
})

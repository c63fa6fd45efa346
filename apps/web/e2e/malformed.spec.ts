import { createRandom } from '@mozhan/vitest/random'
import { findArticle } from './demo.ts'
import { type MalformedRequest, malformedRequest } from './malformed.ts'
import { sendBytes, sendRaw } from './raw.ts'
import { expect, sessionOf, test } from './test.ts'

const SEED = 18
const REQUESTS = 5000
const AT_ONCE = 20

test(`none of ${REQUESTS} malformed requests is answered with 500`, async ({ stack }) => {
  test.setTimeout(600_000)
  const { userId } = await findArticle(stack, () => true)
  const cookie = sessionOf(stack, userId)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const random = createRandom(SEED)
  const failed: string[] = []
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const asked = malformedRequest(random, cookie)
        const status = await statusOf(stack.siteUrl, asked)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status > 0 && status < 500) return
        const { method, path, headers, body } = asked
        failed.push(`${status} ${method} ${path} ${JSON.stringify(headers)} ${body ?? ''}`)
      }),
    )
  }
  expect(failed.slice(0, 20)).toEqual([])
  // The requests must not all fail at the same early check.
  expect(statuses.get(404) ?? 0).toBeGreaterThan(500)
  expect(statuses.get(200) ?? 0).toBeGreaterThan(500)
  const answer = await fetch(stack.siteUrl)
  expect(answer.status).toBe(200)
})

/** Retries 503, which an overloaded machine may answer. */
async function statusOf(site: string, asked: MalformedRequest): Promise<number> {
  for (let tries = 1; ; tries++) {
    const status = (await sendRaw(site, asked))?.status ?? 0
    if (status !== 503 || tries === 3) return status
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

for (const [what, bytes, status] of [
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n', 400],
  [
    'two lengths',
    'GET / HTTP/1.1\r\nHost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  [
    'another protocol',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    200,
  ],
] as const) {
  test(`a request with ${what} is answered with ${status}`, async ({ stack }) => {
    expect(await sendBytes(stack.siteUrl, bytes)).toBe(status)
  })
}

test('a token with control characters is no session and is not logged', async ({ stack }) => {
  const { userId } = await findArticle(stack, () => true)
  const [user, , refresh] = sessionOf(stack, userId).map(({ name, value }) => `${name}=${value}`)
  for (const token of ['secret-token%0Ax', 'secret-token%00', 'secret-token%E4%B8%AD']) {
    for (const path of ['/user', '/message', '/article/edit', '/article/1/own']) {
      const headers = ['cookie', `${user}; accessToken=${token}; ${refresh}`]
      const answer = await sendRaw(stack.siteUrl, { method: 'GET', path, headers })
      expect(answer?.status).toBe(307)
      expect(answer?.headers.location).toContain(`${stack.loginUrl}/?redirectURL=`)
    }
  }
  expect(stack.logOf()).not.toContain('secret-token')
})

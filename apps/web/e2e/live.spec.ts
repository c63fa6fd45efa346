import type { Page, WebSocketRoute } from '@playwright/test'
import { findArticle } from './demo.ts'
import {
  forbidQuietRenewal,
  logIn,
  readCookie,
  setCookie,
  setOldToken,
  watchLoginSite,
} from './login.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'

const CONNECTED = 'CONNECTED\nversion:1.2\nheart-beat:20000,0\n\n\0'
const unread = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^消息.*未读/ })

/** Signs in with a token of this lifetime and leaves the site. @returns the user id */
async function signInFor(page: Page, stack: Stack, seconds: number): Promise<string> {
  await logIn(page, stack)
  const { uid } = JSON.parse(decodeURIComponent((await readCookie(page, 'userInfo')) ?? ''))
  await stack.apiOf(uid).message.readAllMessages({ body: { type: 4 } })
  await setOldToken(page, stack, stack.tokenOf(uid, seconds))
  return uid
}

/** Another user sends a letter to this user. */
async function writeTo(stack: Stack, toId: string): Promise<void> {
  const { userId } = await findArticle(stack, (article) => article.userId !== toId)
  await stack.apiOf(userId).letter.sendLetter({ body: { toId, content: '在吗？' } })
}

test('the session of an open page is renewed, and its socket stays connected', async ({
  page,
  stack,
}) => {
  const uid = await signInFor(page, stack, 8)
  const short = (await readCookie(page, 'accessToken')) ?? ''
  const connects: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, token] = /^CONNECT\n[\s\S]*?Bearer (\S+)/.exec(String(payload)) ?? []
      if (token !== undefined) connects.push(token)
    }),
  )
  const asked = watchLoginSite(page, stack)
  await page.goto('/history')
  const box = page.getByRole('searchbox', { name: '搜索全站' })
  await box.fill('写到一半')
  await expect.poll(() => connects).toEqual([short])
  await expect.poll(() => connects.length, { timeout: 12_000 }).toBe(2)
  expect(connects[1]).toBe(await readCookie(page, 'accessToken'))
  expect(connects[1]).not.toBe(short)
  await writeTo(stack, uid)
  await expect(unread(page)).toBeVisible()
  await expect(box).toHaveValue('写到一半')
  expect(asked).toEqual([])
  await expect(page).toHaveURL(`${stack.siteUrl}/history`)
})

test('a failed renewal causes no further attempts on the page until the next sign-in', async ({
  page,
  stack,
}) => {
  const uid = await signInFor(page, stack, 600)
  await forbidQuietRenewal(page, stack)
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${stack.loginUrl}/refresh`)) renewals.push(request.method())
  })
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/wss$/, (socket) => {
    sockets.push(socket)
    socket.onMessage((text) => String(text).startsWith('CONNECT') && socket.send(CONNECTED))
  })
  await page.clock.install()
  await page.goto('/history')
  await expect.poll(() => sockets.length).toBe(1)
  await page.clock.fastForward('11:00')
  await sockets[0]?.close({ code: 4401 })
  const later = async () => {
    await page.clock.fastForward('10:00')
    return renewals.length
  }
  await expect.poll(later).toBe(3)
  for (let at = 0; at < 6; at++) await later()
  expect(renewals).toEqual(['POST', 'POST', 'POST'])
  expect(sockets).toHaveLength(1)
  await expect(page).toHaveURL(`${stack.siteUrl}/history`)
  await setCookie(page, stack, 'accessToken', stack.tokenOf(uid, 4 * 3600))
  await expect.poll(() => sockets.length).toBe(2)
})

test('after sleep a dead socket is replaced, and missed events are shown', async ({
  page,
  stack,
}) => {
  const uid = await signInFor(page, stack, 3600)
  let sockets = 0
  let isAsleep = false
  await page.routeWebSocket(/\/wss$/, (socket) => {
    const isFirst = ++sockets === 1
    const server = socket.connectToServer()
    // A broken connection is not reported to either side.
    socket.onMessage((text) => (isAsleep && isFirst) || server.send(text))
    server.onMessage((text) => (isAsleep && isFirst) || socket.send(text))
  })
  await page.clock.install()
  await page.goto('/history')
  await expect.poll(() => sockets).toBe(1)
  await expect(page.getByRole('banner').getByText('创作中心')).toBeVisible()
  isAsleep = true
  await writeTo(stack, uid)
  await page.clock.fastForward('05:00')
  await expect(unread(page)).toBeVisible()
  expect(sockets).toBe(2)
})

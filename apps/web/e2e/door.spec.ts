import { shellCopy } from '@mozhan/shell'
import { findArticle, writeArticle } from './demo.ts'
import {
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  logIn,
  openOwnMenu,
  readCookie,
  signOut,
} from './login.ts'
import { expect, test } from './test.ts'

test.use({ allowedInConsole: /403|Unexpected token|Failed to load resource/ })

test('no page is bent by who asks for its data', async ({ page, stack, request }) => {
  const { id } = await writeArticle(stack, `原样 ${Date.now()}`)
  const path = `/article/${id}`
  const odd: Record<string, string>[] = [
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { 'sec-fetch-dest': 'image', accept: 'text/x-component' },
    { 'x-nextjs-data': '1', 'user-agent': 'Twitterbot' },
  ]
  for (const headers of odd) {
    await request.get(path, { headers })
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toMatch(/^text\/html/)
    // For machines that run no scripts, all that describes the page stands in its head.
    const head = (await answer.text()).split('</head>', 1)[0] ?? ''
    expect(head).toContain('<link rel="canonical"')
    expect(head).toContain('property="og:title"')
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('原样')
})

test('pictures with an address that ends sessions end none', async ({ page, stack }) => {
  await logIn(page, stack)
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/internal/')) statuses.push(response.status())
  })
  await page.evaluate(() => {
    for (let at = 0; at < 8; at++) {
      for (const name of ['expired', 'login', 'failure']) {
        const picture = document.createElement('img')
        picture.src = `/internal/${name}?to=/c${at}&f=x`
        document.body.append(picture)
      }
    }
  })
  await expect.poll(() => statuses.length).toBe(24)
  expect(new Set(statuses)).toEqual(new Set([403]))
  await page.reload()
  await expectSignedIn(page)
})

test.describe('a guarded address that is long', () => {
  for (const [what, key] of [
    ['8,000 characters', 'a'.repeat(8000)],
    ['1,400 Chinese characters', '数'.repeat(1400)],
  ] as const) {
    test(`comes back without what does not fit: ${what}`, async ({ page, stack }) => {
      await page.goto(`/user?tab=h&key=${encodeURIComponent(key)}`)
      await page.waitForURL(`${stack.loginUrl}/**`)
      await fillLogin(page)
      await page.waitForURL(`${stack.siteUrl}/user?tab=h`)
      await expectSignedIn(page)
    })
  }

  test('comes back whole where it fits', async ({ page, stack }) => {
    const address = `/user?tab=h&key=${encodeURIComponent('数'.repeat(400))}`
    await page.goto(address)
    await page.waitForURL(`${stack.loginUrl}/**`)
    await fillLogin(page)
    await page.waitForURL(stack.siteUrl + address)
  })

  test('survives a session that has expired', async ({ page, stack }) => {
    await logIn(page, stack)
    await page.goto('about:blank')
    const token = stack.tokenOf((await findArticle(stack, () => true)).userId, -60)
    await page.context().clearCookies({ name: 'accessToken' })
    await page.context().addCookies([{ name: 'accessToken', value: token, url: stack.siteUrl }])
    await page.goto(`/user?tab=h&key=${encodeURIComponent('数'.repeat(1400))}`)
    await expect(page).toHaveURL(`${stack.siteUrl}/user?tab=h`)
    await expectSignedIn(page)
  })
})

test('who signs out in the message centre lands on a page for everybody, and hears no more', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  const closed: number[] = []
  const opened = page.waitForEvent('websocket')
  await page.goto('/message?t=2')
  const socket = await opened
  await socket.waitForEvent('framereceived')
  socket.on('close', () => closed.push(Date.now()))
  // The login site takes its time: the page is still there, and must be silent.
  const left = Promise.withResolvers<void>()
  await page.route(`${stack.loginUrl}/logout*`, async (route) => {
    await left.promise
    await route.continue()
  })
  await openOwnMenu(page)
  await page.getByRole('menuitem').filter({ hasText: '退出登录' }).click({ noWaitAfter: true })
  await expect.poll(() => closed.length, { timeout: 1900 }).toBe(1)
  left.resolve()
  await page.waitForURL(`${stack.siteUrl}/`)
  await expectSignedOut(page)
  expect(await readCookie(page, 'accessToken')).toBeUndefined()
})

test('who signs out on a page for everybody stays there', async ({ page, stack }) => {
  await logIn(page, stack, '/history')
  await signOut(page)
  await page.waitForURL(`${stack.siteUrl}/history`)
})

test.describe('parts of the program that are another document', () => {
  // What the worker has kept would be no answer of a captive portal.
  test.use({ serviceWorkers: 'block' })

  test('reload the page once, then say so', async ({ page }) => {
    const portal = { status: 200, contentType: 'text/html', body: '<!doctype html><p>portal' }
    const whole = new Set<string>()
    const note = (request: { url: () => string }) => whole.add(request.url())
    page.on('request', note)
    await page.goto('/history', { waitUntil: 'networkidle' })
    page.off('request', note)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/_next/static/chunks/*.js', (route) =>
      whole.has(route.request().url()) ? route.continue() : route.fulfill(portal),
    )
    const link = page.getByRole('banner').getByRole('link', { name: shellCopy.nav.gpt }).first()
    await link.click()
    await expect.poll(() => loads).toBe(1)
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page.getByRole('heading', { name: shellCopy.errors.outdated })).toBeVisible()
    expect(loads).toBe(1)
  })
})

import { shellCopy } from '@mozhan/shell'
import type { Locator } from '@playwright/test'
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

test.use({
  allowedInConsole:
    /403|Unexpected token|Failed to load resource|Service Worker registration blocked/,
})

test('requests for router data do not replace the cached page', async ({
  page,
  stack,
  request,
}) => {
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
    // Crawlers without scripts read the metadata in <head>.
    const head = (await answer.text()).split('</head>', 1)[0] ?? ''
    expect(head).toContain('<link rel="canonical"')
    expect(head).toContain('property="og:title"')
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('原样')
})

test('images with internal addresses do not end the session', async ({ page, stack }) => {
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

test.describe('a long guarded address', () => {
  for (const [what, key] of [
    ['8,000 characters', 'a'.repeat(8000)],
    ['1,400 Chinese characters', '数'.repeat(1400)],
  ] as const) {
    test(`returns without the parameters that exceed the limit: ${what}`, async ({
      page,
      stack,
    }) => {
      await page.goto(`/user?tab=h&key=${encodeURIComponent(key)}`)
      await page.waitForURL(`${stack.loginUrl}/**`)
      await fillLogin(page)
      await page.waitForURL(`${stack.siteUrl}/user?tab=h`)
      await expectSignedIn(page)
    })
  }

  test('returns unchanged within the limit', async ({ page, stack }) => {
    const address = `/user?tab=h&key=${encodeURIComponent('数'.repeat(400))}`
    await page.goto(address)
    await page.waitForURL(`${stack.loginUrl}/**`)
    await fillLogin(page)
    await page.waitForURL(stack.siteUrl + address)
  })

  test('survives an expired session', async ({ page, stack }) => {
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

test('signing out on a guarded page leads to the home page and closes the socket at once', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  const seen = { received: 0, closed: 0 }
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => {
      seen.received += 1
    })
    socket.on('close', () => {
      seen.closed += 1
    })
  })
  await page.goto('/message?t=2')
  await expect.poll(() => seen.received).toBeGreaterThan(0)
  seen.closed = 0
  // A slow login site keeps the page alive after the session is cleared.
  const left = Promise.withResolvers<void>()
  await page.route(`${stack.loginUrl}/logout*`, async (route) => {
    await left.promise
    await route.continue()
  })
  await openOwnMenu(page)
  await page.getByRole('menuitem').filter({ hasText: '退出登录' }).click({ noWaitAfter: true })
  await expect.poll(() => readCookie(page, 'accessToken')).toBeUndefined()
  await expect.poll(() => seen.closed, { timeout: 1500 }).toBe(1)
  left.resolve()
  await page.waitForURL(`${stack.siteUrl}/`)
  await expectSignedOut(page)
  expect(await readCookie(page, 'accessToken')).toBeUndefined()
})

test('signing out on a public page returns to it', async ({ page, stack }) => {
  await logIn(page, stack, '/history')
  await signOut(page)
  await page.waitForURL(`${stack.siteUrl}/history`)
})

/** Before hydration, a click on a link is a navigation of the browser. */
async function expectHydrated(link: Locator): Promise<void> {
  await expect
    .poll(() =>
      link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
}

test.describe('chunks that are answered with HTML', () => {
  // The service worker would answer from its cache.
  test.use({ serviceWorkers: 'block' })

  test('reload the page once, then show a notice', async ({ page }) => {
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
    await expectHydrated(link)
    await link.click()
    await expect.poll(() => loads).toBe(1)
    await expectHydrated(link)
    await link.click()
    await expect(page.getByRole('heading', { name: shellCopy.errors.outdated })).toBeVisible()
    expect(loads).toBe(1)
  })
})

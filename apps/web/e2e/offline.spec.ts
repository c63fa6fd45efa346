import { expectCached, expectControlled, listCached } from './caches.ts'
import { findArticle, writeArticle } from './demo.ts'
import { expectSignedOut, logIn, signOut } from './login.ts'
import { expect, test } from './test.ts'

// The console logs network failures, and the browser may check for a newer worker at any time.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedInConsole:
    /ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|40[14]|503|Failed to fetch/,
})

const PICTURE = '/files/demo/avatars/demo.svg'
const CODE = 'const answer = 42'
const TEXT = `![头像](${PICTURE})\n\n\`\`\`ts\n${CODE}\n\`\`\`\n`

test('a visited article is available offline with pictures and code', async ({
  page,
  context,
  stack,
}) => {
  const title = `离线 & <再读> ${Date.now()}`
  const { id } = await writeArticle(stack, title, TEXT)
  const other = await findArticle(stack, (article) => article.id !== id)
  const path = `/article/${id}`
  await page.goto(path)
  await expectCached(page, path, PICTURE)
  await expectControlled(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title)
  await expect(page.locator('.markdown pre')).toContainText(CODE)
  const picture = page.getByRole('img', { name: '头像' })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  // The page is interactive, not only readable.
  await page.getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()

  // For client-side navigation the router requests data first.
  await page.getByRole('banner').getByRole('link', { name: '站点历史' }).first().click()
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/history')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title)

  const answer = await page.goto(`/article/${other.id}`)
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
  await context.setOffline(false)
  // It reloads automatically when the network is back.
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(other.title)
})

test('an article opened from a list is cached, and removed when it is no longer public', async ({
  page,
  stack,
}) => {
  const { id, userId } = await writeArticle(stack, `会收回 ${Date.now()}`)
  await page.goto('/article')
  await page.locator(`main a[href="/article/${id}"]`).first().click()
  await expectCached(page, `/article/${id}`)

  await stack.apiOf(userId).article.deleteArticle({ params: { id } })
  await expect.poll(async () => (await page.request.get(`/article/${id}`)).status()).toBe(404)
  await page.goto(`/article/${id}`)
  await expect.poll(() => listCached(page)).not.toContain(`/article/${id}`)
})

test('an unreachable page opens as soon as the site is back', async ({ page, stack }) => {
  await page.goto('/')
  await expectControlled(page)
  await stack.stopSite()
  await page.goto('/history')
  // The network is available all the time, so the browser fires no event.
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
  await stack.startSite()
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('for a member', () => {
  const PRIVATE = /^\/(?:api|user|message|resource$|internal)|\/edit|\/own/

  test('private pages are never cached, and visited pages are removed after signing out', async ({
    page,
    context,
    stack,
  }) => {
    await logIn(page, stack)
    const { id } = await findArticle(stack, () => true)
    await page.goto(`/article/${id}`)
    await expectCached(page, `/article/${id}`)
    await expectControlled(page)
    for (const path of ['/message', '/user?tab=h', '/user', '/history']) await page.goto(path)
    expect((await listCached(page)).filter((path) => PRIVATE.test(path))).toEqual([])

    await signOut(page)
    await expectSignedOut(page)
    await expect
      .poll(async () =>
        (await listCached(page)).filter((path) => !path.startsWith('/_next/static/')),
      )
      .toEqual([])

    await context.setOffline(true)
    for (const path of ['/message', '/user?tab=h', `/article/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(0)
    }
  })
})

test.describe('a new release', () => {
  test.afterAll(async ({ stack }) => {
    await stack.stopSite()
    await stack.startSite()
  })

  test('is offered to open pages of the old release and not forced', async ({
    page,
    context,
    stack,
  }) => {
    await page.goto('/')
    await expectControlled(page)
    await page.evaluate(() => {
      document.title = '还是这一页'
    })
    await stack.stopSite()
    await stack.startSite({ RELEASE: 'next' })
    const second = await context.newPage()
    await second.goto('/history')
    const offer = page.getByRole('status').filter({ hasText: '网站有了新版本' })
    await expect(offer).toBeVisible()
    expect(await page.title()).toBe('还是这一页')
    // A new page is up to date.
    await expect(second.getByText('网站有了新版本')).toBeHidden()

    await offer.getByRole('button', { name: '刷新' }).click()
    await expect.poll(() => page.title()).not.toBe('还是这一页')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('网站有了新版本')).toBeHidden()
  })

  test('without a service worker removes the worker and its caches', async ({ page, stack }) => {
    const { id } = await findArticle(stack, () => true)
    await page.goto(`/article/${id}`)
    await expectCached(page, `/article/${id}`)
    await stack.stopSite()
    await stack.startSite({ SERVICE_WORKER: 'off' })
    // Otherwise the browser checks the script at an unpredictable time.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(count).toBe(0)
    await expect.poll(() => listCached(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await count()).toBe(0)
  })
})

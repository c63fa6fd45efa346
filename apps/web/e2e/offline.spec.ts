import { findArticle, writeArticle } from './demo.ts'
import { expectControlled, expectKept, listKept } from './kept.ts'
import { expectSignedOut, logIn, signOut } from './login.ts'
import { expect, test } from './test.ts'

// A network or a site that is gone is an error to the console; the browser asks for a newer worker when it likes.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedInConsole:
    /ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|40[14]|503|Failed to fetch/,
})

const PICTURE = '/files/demo/avatars/demo.svg'
const CODE = 'const answer = 42'
const TEXT = `![头像](${PICTURE})\n\n\`\`\`ts\n${CODE}\n\`\`\`\n`

test('an article that was read is there without a network, with its picture and its code', async ({
  page,
  context,
  stack,
}) => {
  const title = `离线 & <再读> ${Date.now()}`
  const { id } = await writeArticle(stack, title, TEXT)
  const other = await findArticle(stack, (article) => article.id !== id)
  const path = `/article/${id}`
  await page.goto(path)
  await expectKept(page, path, PICTURE)
  await expectControlled(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title)
  await expect(page.locator('.markdown pre')).toContainText(CODE)
  const picture = page.getByRole('img', { name: '头像' })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  // It is the whole program, not only its text.
  await page.getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()

  // Within the page, the router asks for data first.
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
  // It opens by itself as soon as there is a network.
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(other.title)
})

test('an article opened from a list is kept, and goes when it is no longer for everybody', async ({
  page,
  stack,
}) => {
  const { id, userId } = await writeArticle(stack, `会收回 ${Date.now()}`)
  await page.goto('/article')
  await page.locator(`main a[href="/article/${id}"]`).first().click()
  await expectKept(page, `/article/${id}`)

  await stack.apiOf(userId).article.deleteArticle({ params: { id } })
  await expect.poll(async () => (await page.request.get(`/article/${id}`)).status()).toBe(404)
  await page.goto(`/article/${id}`)
  await expect.poll(() => listKept(page)).not.toContain(`/article/${id}`)
})

test('a page that found no site opens as soon as there is one again', async ({ page, stack }) => {
  await page.goto('/')
  await expectControlled(page)
  await stack.stopSite()
  await page.goto('/history')
  // The network is there all the while: no event tells of the site.
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
  await stack.startSite()
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('of a member', () => {
  const PRIVATE = /^\/(?:api|user|message|resource$|internal)|\/edit|\/own/

  test('nothing private is ever kept, and nothing that was read after signing out', async ({
    page,
    context,
    stack,
  }) => {
    await logIn(page, stack)
    const { id } = await findArticle(stack, () => true)
    await page.goto(`/article/${id}`)
    await expectKept(page, `/article/${id}`)
    await expectControlled(page)
    for (const path of ['/message', '/user?tab=h', '/user', '/history']) await page.goto(path)
    expect((await listKept(page)).filter((path) => PRIVATE.test(path))).toEqual([])

    await signOut(page)
    await expectSignedOut(page)
    await expect
      .poll(async () => (await listKept(page)).filter((path) => !path.startsWith('/_next/static/')))
      .toEqual([])

    await context.setOffline(true)
    for (const path of ['/message', '/user?tab=h', `/article/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(0)
    }
  })
})

test.describe('a new program', () => {
  test.afterAll(async ({ stack }) => {
    await stack.stopSite()
    await stack.startSite()
  })

  test('is offered to a page of the old one, and forced upon nobody', async ({
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
    // Who has just come is up to date.
    await expect(second.getByText('网站有了新版本')).toBeHidden()

    await offer.getByRole('button', { name: '刷新' }).click()
    await expect.poll(() => page.title()).not.toBe('还是这一页')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('网站有了新版本')).toBeHidden()
  })

  test('that wants no worker removes it, with all that it kept', async ({ page, stack }) => {
    const { id } = await findArticle(stack, () => true)
    await page.goto(`/article/${id}`)
    await expectKept(page, `/article/${id}`)
    await stack.stopSite()
    await stack.startSite({ SERVICE_WORKER: 'off' })
    // The browser looks at the script by itself, sooner or later.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(count).toBe(0)
    await expect.poll(() => listKept(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await count()).toBe(0)
  })
})

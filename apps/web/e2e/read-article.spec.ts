import { articleCopy } from '@mozhan/article'
import { findArticle, firstCode } from './demo.ts'
import { expect, test } from './test.ts'

/** Bottom of the fixed header, in CSS pixels. */
const HEADER = 70

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a reader goes from home through a channel to an article, its author, a column and a label', async ({
  page,
  stack,
}) => {
  const channels = await stack.apiOf().channel.listChannels()
  const channel = channels[0]
  if (!channel) throw new Error('no channel')

  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/viewCount/')) counted.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await page
    .getByRole('navigation', { name: articleCopy.home.channels })
    .getByText(channel.name)
    .click()
  await expect(page).toHaveURL(`/${channel.id}`)
  await expect(page).toHaveTitle(`${channel.name} - 墨栈 | 微博客`)

  const first = page.locator('main article a[href^="/article/"]').first()
  const title = (await first.textContent())?.trim() ?? ''
  // Lists and prefetches do not count views.
  expect(counted).toEqual([])
  await first.click()
  await expect(page).toHaveURL(/\/article\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title)
  await expect.poll(() => counted).toHaveLength(1)
  expect(counted[0]).toContain(new URL(page.url()).pathname.replace('/article/', '/viewCount/'))
  await expect(page).toHaveTitle(`${title} - 墨栈 | 微博客`)

  await page.locator('main a[rel="author"]').first().click()
  await expect(page).toHaveURL(/\/user\/\d+$/)
  await page.goBack()
  await page
    .getByRole('list', { name: articleCopy.article.labels })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/label\/\d+$/)

  await page.goto('/column')
  await page.locator('main a[href^="/column/"]').first().click()
  await expect(page).toHaveURL(/\/column\/\d+$/)
  await page.locator('main a[href^="/article/"]').first().click()
  await expect(page).toHaveURL(/\/article\/\d+$/)
  // Back from the author's page does not count another view.
  expect(counted).toEqual([...new Set(counted)])
})

test('table of contents links scroll to a position below the fixed header, by click and by address', async ({
  page,
  stack,
}) => {
  const { id, toc = [] } = await findArticle(stack, ({ toc }) => (toc?.length ?? 0) > 3)
  const heading = toc[2]
  if (!heading) throw new Error('no heading')
  await page.goto(`/article/${id}`)
  const line = page.locator('[data-article-toc] a').nth(2)
  await line.click()
  const target = page.locator(`[id="${heading.id}"]`)
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER)
  await expect(target).toBeInViewport()

  await page.goto('/history')
  await page.goto(`/article/${id}#${encodeURIComponent(heading.id)}`)
  await expect(target).toBeInViewport()
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER)
})

test('the copy button copies the exact source', async ({ page, stack }) => {
  const article = await findArticle(stack, ({ mdContent }) => firstCode(mdContent) !== undefined)
  await page.goto(`/article/${article.id}`)
  await page.getByRole('button', { name: '复制' }).first().click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(async () => (await copied()).trimEnd())
    .toBe(firstCode(article.mdContent)?.trimEnd())
})

test('text and code are readable without scripts', async ({ browser, stack }) => {
  const article = await findArticle(stack, ({ mdContent }) => firstCode(mdContent) !== undefined)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl })
  const page = await context.newPage()
  await page.goto(`/article/${article.id}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.markdown pre').first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('main a[href^="/article/"]').first()).toBeVisible()
  await context.close()
})

import { articleCopy } from '@mozhan/article'
import { pathOf, type RouteName } from '@mozhan/routes/site'
import { shellCopy } from '@mozhan/shell'
import { findArticle } from './demo.ts'
import { idOf, isGuarded, routeNames } from './screens.ts'
import { expect, signIn, test } from './test.ts'

/** Expected title of every open route, without the product name. */
const TITLES: Partial<Record<RouteName, string>> = {
  article: articleCopy.list.title,
  column: articleCopy.column.title,
  label: articleCopy.label.title,
  history: shellCopy.nav.history,
}

for (const name of routeNames) {
  test(`${name} answers`, async ({ page, stack }) => {
    const id = await idOf(stack, name)
    if (isGuarded(name)) {
      await signIn(page, stack, (await findArticle(stack, () => true)).userId)
    }
    const answer = await page.goto(pathOf(name, id))
    expect(answer?.status()).toBe(200)
    if (name === 'error') return expect(page).toHaveURL('/')
    if (name === 'index') return expect(page).toHaveTitle('墨栈 | 微博客')
    await expect(page).toHaveTitle(/^.+ - 墨栈 \| 微博客$/)
    if (!isGuarded(name)) {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        stack.siteUrl + pathOf(name, id),
      )
    }
    await expect(page.locator('main')).toHaveCount(1)
  })
}

for (const [name, title] of Object.entries(TITLES)) {
  test(`${name} has its title`, async ({ page }) => {
    await page.goto(pathOf(name as RouteName))
    await expect(page).toHaveTitle(`${title} - 墨栈 | 微博客`)
  })
}

test.describe('unknown addresses', () => {
  test.use({ allowedInConsole: /404/ })

  for (const path of [
    '/abc',
    '/99999999999999999999',
    '/-1',
    '/1e3',
    '/article/999999',
    '/article/-1',
    '/article/1e3',
    '/article/%00',
    '/%ff',
    '/article/%A0',
    '/question/%FF',
    '/sitemap/%E4.xml',
    '/article/%ED%A0%80',
    '/article%5C1',
    '/article/1%2Fown',
    `/article/${'1'.repeat(3000)}`,
    '/user/%3Cscript%3E',
    '/column/999999',
    '/label/999999',
    '/user/999999',
    '/no/such/page',
    '/robots.php',
    '/article/page/1',
    '/article/page/abc',
    '/sitemap/abc',
    '/syndication/a/b/c',
    '/column/999999/rss.xml',
  ]) {
    test(`${path} is a 404 on the first visit`, async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('This page could not be found')
    })
  }

  test('the 404 page is in Chinese and links to the home page', async ({ page }) => {
    await page.goto('/article/999999')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect(page.getByText('This page could not be found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('an article has structured data', async ({ page, stack }) => {
  const article = await findArticle(stack, () => true)
  await page.goto(`/article/${article.id}`)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ headline: article.title })
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
})

test('robots, sitemap, manifest and icon exist', async ({ request, stack }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${stack.siteUrl}/sitemap/pages.xml</loc>`)
  expect((await request.get('/manifest.webmanifest')).ok()).toBe(true)
  expect((await request.get('/sw.js')).headers()['content-type']).toContain('javascript')
  // Browsers request it regardless of the icon links of the page.
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('image/')
})

test('a trailing slash redirects to the address without it', async ({ request }) => {
  const answer = await request.get('/article/?a=1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/article?a=1'])
})

test('the message in the error cookie is shown as text', async ({ page, stack }) => {
  const value = encodeURIComponent('标题不能为空；\n请检查;后再试 100% <b>粗</b>')
  await page.context().addCookies([{ name: 'error', value, url: stack.siteUrl }])
  await page.goto('/error')
  await expect(page.getByText('后再试 100% <b>粗</b>')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

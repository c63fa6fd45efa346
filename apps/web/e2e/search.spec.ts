import { findArticle } from './demo.ts'
import { expect, signIn, test } from './test.ts'

test('the search box of the header leads to the results, and Back returns', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: '搜索全站' }).fill('连接池')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/\?key=.*&t=4$/)
  const field = page.getByRole('combobox', { name: '搜索全站' })
  await expect(field).toHaveValue('连接池')
  await expect(page.locator('h2 em').first()).toHaveText(/连接|池/)

  const kinds = page.getByRole('navigation', { name: '内容类型' })
  await kinds.getByRole('link', { name: /^问答/ }).click()
  await page.waitForURL(/&t=1/)
  await expect(kinds.getByRole('link', { name: /^问答/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: '已解决' }).click()
  await page.waitForURL(/solved=1/)
  await page.getByRole('link', { name: /连接池满了/ }).click()
  await page.waitForURL(/\/question\/\d+$/)
  await page.goBack()
  await page.waitForURL(/solved=1/)
  await expect(page.getByRole('link', { name: '已解决' })).toHaveAttribute('aria-current', 'true')

  await field.fill('TypeScript')
  await field.press('Enter')
  await page.waitForURL(/key=TypeScript&t=1/)
  await page.goBack()
  await expect(field).toHaveValue('连接池')
})

test('the field offers suggestions and the search history', async ({ page }) => {
  await page.goto('/search/?key=索引&t=4')
  const field = page.getByRole('combobox', { name: '搜索全站' })
  await field.fill('连接')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(/key=(?!%E7%B4%A2)/)
  await field.fill('')
  await expect(page.getByRole('option', { name: '索引', exact: true })).toBeVisible()
})

test('queries with punctuation, and both spellings of the address', async ({ page, request }) => {
  for (const key of ['C++', '100%', '_', '"', '#', '👩‍💻', 'a'.repeat(2000)]) {
    const query = new URLSearchParams({ key, t: '4' })
    for (const path of ['/search', '/search/']) {
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 })
      expect(answer.status(), `${path} ${key}`).toBe(200)
    }
  }
  await page.goto(`/search?${new URLSearchParams({ key: '<img src=x onerror=alert(1)>', t: '4' })}`)
  await expect(page.getByRole('combobox')).toHaveValue('<img src=x onerror=alert(1)>')
})

test('published articles are found, and private ones are not', async ({ page, stack }) => {
  const { userId, labelIds } = await findArticle(stack, (article) => article.labelIds.length > 0)
  const api = stack.apiOf(userId)
  const title = '犰狳穿山甲的二进制协议'
  const body = { title, labelIds, mdContent: '## 帧\n\n只有这一篇写到它。' }
  const id = String(await api.article.createArticle({ body }))
  const find = async () => {
    await page.goto('/search/?key=犰狳&t=4')
    return page.getByRole('heading', { level: 2 }).filter({ hasText: '穿山甲' }).count()
  }
  await expect.poll(find, { timeout: 15_000 }).toBe(1)
  await api.article.updateArticle({ body: { ...body, id, isPublic: 0 } })
  await expect.poll(find, { timeout: 15_000 }).toBe(0)
  await expect(page.getByText('没有找到与“犰狳”有关的内容')).toBeVisible()
  await api.article.deleteArticle({ params: { id } })
})

test('an article page shows related articles', async ({ page, stack }) => {
  const api = stack.apiOf()
  const relatedTo = (id: string) => api.search.recommend({ body: { id, t: 0, size: 5 } })
  const { records } = await api.article.listArticles({ body: { current: 1, size: 50 } })
  const all = await Promise.all(
    records.map(async (article) => [article.id, await relatedTo(article.id)] as const),
  )
  const [of, related] = all.find(([, found]) => found.length > 0) ?? ['', []]
  expect(related.map((each) => each.id)).not.toContain(of)
  await page.goto(`/article/${of}`)
  const section = page.getByRole('complementary').filter({ hasText: '相关文章' })
  await section.getByRole('link', { name: related[0]?.title ?? '', exact: true }).click()
  await page.waitForURL(`${stack.siteUrl}/article/${related[0]?.id}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form and the results still work', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('combobox', { name: '搜索全站' }).fill('TypeScript')
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.getByText(/找到 \d+ 条结果/)).toBeVisible()
  })
})

test('an input method accepts its candidate with Enter and searches for nothing', async ({
  page,
  stack,
}) => {
  const { userId } = await findArticle(stack, () => true)
  await signIn(page, stack, userId)
  await page.goto('/search/')
  const client = await page.context().newCDPSession(page)
  const field = page.getByRole('combobox', { name: '搜索全站' })
  await field.click()
  await client.send('Input.imeSetComposition', {
    text: 'shuju',
    selectionStart: 5,
    selectionEnd: 5,
  })
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  await client.send('Input.insertText', { text: '数据' })
  await expect(field).toHaveValue('数据')
  await expect(page).toHaveURL(/\/search\/$/)
})

test('the address contains the exact query, after a reload and on Back', async ({ page }) => {
  const odd = 'C++ 100% #1 & a=b'
  await page.goto('/')
  await page.getByRole('searchbox', { name: '搜索全站' }).fill(odd)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/\?/)
  const field = page.getByRole('combobox', { name: '搜索全站' })
  const check = async () => {
    await expect(field).toHaveValue(odd)
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, ...searchParams]).toEqual(['/search/', ['key', odd], ['t', '4']])
  }
  await check()
  await page.reload()
  await check()
  await field.fill('索引')
  await field.press('Enter')
  await expect(page).toHaveTitle(/索引/)
  await page.goBack()
  await check()
})

test('pages and order are in the address; Back restores the list and the scroll position', async ({
  page,
  stack,
}) => {
  const { userId, labelIds } = await findArticle(stack, (article) => article.labelIds.length > 0)
  for (let number = 1; number <= 25; number += 1) {
    const title = `绿柱石第 ${number} 篇`
    const body = { title, labelIds, mdContent: '绿柱石'.repeat(40) }
    await stack.apiOf(userId).article.createArticle({ body })
  }
  await page.goto('/search/?key=绿柱石&t=0')
  const found = page.getByRole('main').getByRole('heading', { level: 2, name: /绿柱石第/ })
  await expect(found).toHaveCount(20)
  await page.getByRole('link', { name: '最新', exact: true }).click()
  await page.waitForURL(/sort=time/)
  await expect(found.first()).toContainText('第 25 篇')
  await page.getByRole('link', { name: '下一页' }).click()
  await page.waitForURL(/page=2/)
  await expect(found).toHaveCount(5)
  await page.goBack()
  await expect(found).toHaveCount(20)

  await found.last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await found.last().getByRole('link').click()
  await page.waitForURL(/\/article\/\d+$/)
  await page.goBack()
  await expect(found).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

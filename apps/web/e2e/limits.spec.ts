import { writeArticle } from './demo.ts'
import { expect, signIn, test } from './test.ts'

// Browsers log every error response.
test.use({ allowedInConsole: /status of 429/ })

test.beforeAll(async ({ stack }) => {
  await stack.stopApi()
  // A hundredth of the defaults: twelve searches per address, one comment per user.
  await stack.startApi({ RATE_LIMITS: '0.01' })
})

test.afterAll(async ({ stack }) => {
  await stack.stopApi()
  await stack.startApi()
})

test('a rate-limited search shows the time to wait and preserves the query', async ({ page }) => {
  await page.goto('/')
  // Sent by the browser, because other programs may use another client address.
  const statuses = await page.evaluate(async () => {
    const answers: number[] = []
    for (let at = 0; at < 12; at++) answers.push((await fetch(`/search/?key=${at}`)).status)
    return answers
  })
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200))
  const answer = await page.goto('/search/?key=连接池&t=4')
  expect(answer?.status()).toBe(429)
  expect(Number(await answer?.headerValue('retry-after'))).toBeGreaterThan(0)
  expect(await answer?.headerValue('cache-control')).toBe('no-store')
  await expect(page.getByText(/^操作过于频繁，请 \d+ (秒|分钟)后再试$/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: '搜索全站' })).toHaveValue('连接池')
  await expect(page.getByRole('link', { name: '再试一次' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/search/')
})

test('a rate-limited comment stays in its box', async ({ page, stack }) => {
  const { id, userId } = await writeArticle(stack, '评论得太快')
  await signIn(page, stack, userId)
  await page.goto(`/article/${id}`)
  const field = page.getByRole('textbox', { name: '写评论' })
  await field.fill('第一条')
  await page.getByRole('button', { name: '发表评论' }).click()
  await expect(field).toHaveValue('')
  await field.fill('第二条不能丢')
  await page.getByRole('button', { name: '发表评论' }).click()
  await expect(page.getByRole('alert').getByText(/操作过于频繁，请 \d+ 分钟后再试/)).toBeVisible()
  await expect(field).toHaveValue('第二条不能丢')
  expect(new URL(page.url()).pathname).toBe(`/article/${id}`)
  await page.reload()
  await expect(field).toHaveValue('第二条不能丢')
})

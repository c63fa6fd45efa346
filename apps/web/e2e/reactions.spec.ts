import { findArticle } from './demo.ts'
import { logIn } from './login.ts'
import { displayed, expect, signIn, test } from './test.ts'

test('a member likes, collects, comments, replies and deletes the comment', async ({
  page,
  stack,
}) => {
  const { id, userId } = await findArticle(stack, ({ commentCount }) => commentCount === 0)
  const reader = (
    await stack.apiOf().article.listArticles({ body: { current: 1, size: 50 } })
  ).records.find((article) => article.userId !== userId)?.userId
  if (!reader) throw new Error('no other user has written an article')
  await signIn(page, stack, reader)
  await page.goto(`/article/${id}`)

  const like = page.getByRole('button', { name: /^点赞/ })
  await like.click()
  await expect(page.getByRole('button', { name: /^取消点赞/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect
    .poll(async () => (await stack.apiOf(reader).article.getState({ params: { id } })).isCollect)
    .toBe(true)

  const box = page.getByRole('textbox', { name: '写评论' })
  await box.fill('讲得清楚，`code` 也好读。')
  await page.getByRole('button', { name: '发表评论' }).click()
  const own = page.locator('article').filter({ hasText: '讲得清楚' }).last()
  await expect(own.locator('code')).toHaveText('code')
  await expect(box).toHaveValue('')

  await own.getByRole('button', { name: '回复' }).click()
  await page.getByRole('textbox', { name: /^回复 / }).fill('补充一句')
  await page.getByRole('button', { name: '发表回复' }).click()
  await expect(displayed(page, '补充一句')).toBeVisible()

  await own.getByRole('button', { name: '删除' }).first().click()
  await own.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('这条评论已删除')).toBeVisible()
  await expect(displayed(page, '补充一句')).toBeVisible()

  // The public page is updated within a second, so the check is repeated.
  await expect(async () => {
    await page.reload()
    await expect(displayed(page, '补充一句')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 5000 })
  await expect(page.getByRole('button', { name: /^取消点赞/ })).toBeVisible()
})

test('an unsent comment survives a reload', async ({ page, stack }) => {
  const { id } = await findArticle(stack, () => true)
  await logIn(page, stack, `/article/${id}`)
  const box = page.getByRole('textbox', { name: '写评论' })
  await box.fill('还没写完的一句')
  await page.reload()
  await expect(box).toHaveValue('还没写完的一句')
  await box.fill('')
})

test('a visitor signs in and returns to the article', async ({ page, stack }) => {
  const { id } = await findArticle(stack, () => true)
  await page.goto(`/article/${id}#comments`)
  await expect(page.getByText('登录后参与讨论')).toBeVisible()
  await page.getByRole('button', { name: /^登录后点赞/ }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(
    `${stack.siteUrl}/article/${id}#comments`,
  )
})

test('visits of a visitor are in the history after signing in', async ({ page, stack }) => {
  const { id, title } = await findArticle(stack, () => true)
  await page.goto(`/article/${id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingHistory'))).toContain(id)
  await logIn(page, stack, `/article/${id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingHistory'))).toBeNull()
  await page.goto('/user?tab=h')
  const entry = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(entry).toBeVisible()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await entry.getByRole('button', { name: /^删除/ }).click()
  await deleted
  await page.reload()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

import { enter, makeAccount, publish } from './accounts.ts'
import { findArticle } from './demo.ts'
import { expect, test } from './test.ts'

test('articles of the user are searched, edited and deleted on the account page', async ({
  page,
  stack,
}) => {
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  const mark = uid.slice(-6)
  const remaining = `留下的一篇 ${mark}`
  const removed = `删掉的一篇 ${mark}`
  await publish(stack, uid, remaining)
  const id = await publish(stack, uid, removed)
  await publish(stack, uid, `私密的一篇 ${mark}`, 0)

  await page.goto('/user')
  const row = (title: string) => page.locator('article').filter({ hasText: title })
  await expect(row(remaining)).toBeVisible()
  await expect(row('私密的一篇')).toHaveCount(0)
  await page.getByRole('searchbox', { name: '搜索公开文章' }).fill('删掉')
  await page.getByRole('searchbox', { name: '搜索公开文章' }).press('Enter')
  await page.waitForURL(/\/user\?key=/)
  await expect(row(remaining)).toHaveCount(0)
  await expect(row(removed).getByRole('link', { name: '编辑' })).toHaveAttribute(
    'href',
    `/article/edit?id=${id}`,
  )
  await row(removed).getByRole('button', { name: '删除' }).click()
  await page.keyboard.press('Escape')
  await expect(row(removed).getByRole('button', { name: '删除' })).toBeFocused()
  await row(removed).getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await expect(page.getByText('没有找到这样的文章')).toBeVisible()
  expect((await page.request.get(`/article/${id}`)).status()).toBe(404)

  // The tab is in the address: Back, Forward and reload preserve it.
  await page.getByRole('navigation', { name: '个人中心的内容' }).getByText('私密文章').click()
  await page.waitForURL('**/user?tab=private')
  await expect(row('私密的一篇')).toBeVisible()
  await page.goBack()
  await page.waitForURL(/\/user\?key=/)
  await expect(page.getByRole('searchbox', { name: '搜索公开文章' })).toHaveValue('删掉')
  await page.goForward()
  await page.reload()
  await expect(row('私密的一篇')).toBeVisible()
  for (const [tab, empty] of [
    ['专栏', '还没有专栏'],
    ['提问', '还没有提问'],
    ['资源', '还没有资源'],
    ['收藏', '还没有收藏'],
    ['浏览历史', '还没有浏览历史'],
  ] as const) {
    await page
      .getByRole('navigation', { name: '个人中心的内容' })
      .getByRole('link', { name: tab, exact: true })
      .click()
    await expect(page.getByText(empty, { exact: true })).toBeVisible()
  }
})

test('a collected article is listed and can be removed', async ({ page, stack }) => {
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  const { id, title } = await findArticle(stack, () => true)
  await stack.apiOf(uid).article.setCollect({ params: { id, value: 1 } })
  await page.goto('/user?tab=collects')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: '内容类型' }).getByText('问答').click()
  await expect(page.getByText('还没有收藏')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '取消收藏' }).click()
  await expect(page.getByText('还没有收藏')).toBeVisible()
})

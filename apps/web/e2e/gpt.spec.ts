import { pathOf } from '@mozhan/routes/site'
import type { Page } from '@playwright/test'
import { writeArticle } from './demo.ts'
import { ask, gptBox, gptLog, waitForAnswer } from './gpt.ts'
import { expect, signIn, test } from './test.ts'

const list = (page: Page) => page.getByRole('list', { name: '对话', exact: true })
test('a conversation of a visitor survives a reload and is saved after signing in', async ({
  page,
  stack,
}) => {
  const { userId } = await writeArticle(stack, '登录之前问过的一篇')
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'GPT' }).first().click()
  await page.waitForURL('**/gpt')
  await ask(page, 'TypeScript 的类型体操有什么用？')
  await page.waitForURL(/\/gpt\?c=t[\da-f]+$/)
  await waitForAnswer(page)
  // No language model is configured, and the assistant reports that.
  await expect(gptLog(page).getByText('我不是语言模型')).toBeVisible()
  await page.reload()
  await expect(gptLog(page).getByText('TypeScript 的类型体操有什么用？')).toBeVisible()
  await waitForAnswer(page)

  await signIn(page, stack, userId)
  await page.reload()
  await page.getByRole('button', { name: '存进账号' }).click()
  await page.waitForURL(/\/gpt\?c=\d+$/)
  const saved = list(page).getByRole('link', { name: 'TypeScript 的类型体操有什么用？' })
  await expect(saved).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await waitForAnswer(page)
  await expect(saved).toBeVisible()
})

test('a member renames, finds and deletes a conversation', async ({ page, stack }) => {
  const { userId } = await writeArticle(stack, '会改名的一篇')
  await signIn(page, stack, userId)
  await page.goto(pathOf('gpt'))
  await ask(page, '数据库的死锁怎么排查？')
  // Typed during or after the move of the conversation to the account: it is preserved.
  await gptBox(page).fill('还想问的')
  await page.waitForURL(/\/gpt\?c=\d+$/)
  await waitForAnswer(page)
  await page.getByRole('button', { name: '“数据库的死锁怎么排查？”的操作' }).click()
  await page.getByRole('button', { name: '改名' }).click()
  await page.getByRole('textbox', { name: '对话的名字' }).fill('死锁')
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('link', { name: '死锁', exact: true })).toBeVisible()
  await page.reload()
  await expect(gptBox(page)).toHaveValue('还想问的')
  await page.getByRole('searchbox', { name: '搜索对话' }).fill('没有这样的')
  await expect(page.getByText('没有找到“没有这样的”')).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索对话' }).fill('死锁')
  await expect(list(page).getByRole('link', { name: '死锁', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '“死锁”的操作' }).click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(list(page).getByRole('link', { name: '死锁', exact: true })).toHaveCount(0)
  await page.waitForURL('**/gpt')
})

test('a question is edited and asked again, and Back returns to the previous page', async ({
  page,
}) => {
  await page.goto(pathOf('gpt'))
  await ask(page, '什么是锁？')
  await waitForAnswer(page)
  await page.getByRole('button', { name: '编辑问题' }).click()
  await page.getByRole('textbox', { name: '编辑问题' }).fill('什么是 TypeScript？')
  await page.getByRole('button', { name: '重新提问' }).click()
  await waitForAnswer(page)
  await expect(page.getByText('2 / 2')).toBeVisible()
  await page.getByRole('button', { name: '上一个版本' }).click()
  await expect(gptLog(page).getByText('什么是锁？', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '新建对话' }).click()
  await expect(page.getByText('想问点什么？')).toBeVisible()
  await gptBox(page).fill('没有发出去的话')
  await page.goBack()
  await expect(gptLog(page).getByText('什么是锁？', { exact: true })).toBeVisible()
  await page.goForward()
  await expect(gptBox(page)).toHaveValue('没有发出去的话')
})

test.describe('about an article that is deleted', () => {
  // Its link may be prefetched after the deletion.
  test.use({ allowedInConsole: /404/ })

  test('an article links to a conversation about it, which reports when the article is deleted', async ({
    page,
    stack,
  }) => {
    const { id, userId } = await writeArticle(stack, '问得起的一篇')
    await page.goto(`/article/${id}`)
    await page.getByRole('link', { name: '就这篇文章问助手' }).click()
    await page.waitForURL(`**/gpt?article=${id}`)
    await expect(gptLog(page).getByRole('link', { name: '问得起的一篇' })).toBeVisible()
    await page.getByRole('button', { name: '这篇文章讲了什么？' }).click()
    await waitForAnswer(page)
    await expect(gptLog(page).getByRole('link', { name: '问得起的一篇' }).first()).toBeVisible()

    await stack.apiOf(userId).article.deleteArticle({ params: { id } })
    await ask(page, '还有呢？')
    const lost = page.getByText('读不到这个对话所关于的文章')
    await expect(lost).toBeVisible()
    await waitForAnswer(page)
    await ask(page, '真的没有了？')
    await waitForAnswer(page)
    await page.reload()
    await waitForAnswer(page)
    await expect(lost).toHaveCount(1)
  })
})

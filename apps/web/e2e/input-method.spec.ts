import type { Locator, Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { composeWord } from './input-method.ts'
import { logIn } from './login.ts'
import { expect, test } from './test.ts'
import { openPublishPanel } from './writing.ts'

/** Keys that an input method handles during composition. */
const KEYS = ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp']

/** Composes 数据库 in a field as an input method does, pressing each of its keys. */
async function compose(page: Page, field: Locator): Promise<void> {
  await field.click()
  const before = page.url()
  await composeWord(page, { spellings: ['shu', 'shuju', 'shujuku'], text: '数据库', keys: KEYS })
  expect(page.url()).toBe(before)
  await expect(field).toBeFocused()
  const text = await field.evaluate((element) =>
    'value' in element ? String(element.value) : element.textContent,
  )
  expect(text).toContain('数据库')
  expect(text).not.toContain('shuju')
}

test.use({ allowedInConsole: /404/ })

test('fields ignore keys that an input method handles', async ({ page, stack }) => {
  const { id } = await findArticle(stack, () => true)
  await page.goto('/')
  await compose(page, page.getByRole('searchbox', { name: '搜索全站' }))
  await page.goto('/error-that-is-none')
  await compose(page, page.getByRole('main').getByRole('searchbox'))
  await page.goto(`${stack.loginUrl}/`)
  await compose(page, page.getByLabel('用户名'))

  await logIn(page, stack, `/article/${id}`)
  const comment = page.getByRole('textbox', { name: '写评论' })
  await compose(page, comment)
  await comment.fill('')

  await page.goto('/user?tab=h')
  await compose(page, page.getByRole('searchbox', { name: '搜索浏览历史' }))
  await page.goto('/user?tab=columns')
  await page.getByRole('button', { name: '新建专栏' }).click()
  await compose(page, page.getByRole('textbox', { name: '专栏名称' }))

  await page.goto('/article/edit')
  await compose(page, page.locator('.cm-content'))
  await compose(page, page.getByRole('textbox', { name: '标题' }))
  await openPublishPanel(page)
  await compose(page, page.getByRole('searchbox', { name: '搜索标签' }))
  await compose(page, page.getByRole('textbox', { name: '摘要' }))
  await page.getByRole('button', { name: '新建专栏' }).click()
  await compose(page, page.getByRole('textbox', { name: '专栏名称' }))

  await page.goto('/question/edit')
  await compose(page, page.locator('.cm-content'))
  await compose(page, page.getByRole('textbox', { name: '标题' }))
  await page.getByRole('button', { name: '选择标签' }).click()
  await compose(page, page.getByRole('searchbox', { name: '搜索标签' }))

  const [question] = (
    await stack.apiOf().question.listHotQuestions({ body: { current: 1, size: 1 } })
  ).records
  await page.goto(`/question/${question?.id}`)
  await compose(page, page.locator('.cm-content'))
})

import type { Page } from '@playwright/test'
import { logIn } from './login.ts'
import { expect, test } from './test.ts'
import { chooseLabel, openEditor, publish, write } from './writing.ts'

const title = (page: Page) => page.getByRole('textbox', { name: '标题' })

test('Back returns to the current draft', async ({ page, stack }) => {
  await logIn(page, stack)
  await openEditor(page)
  await write(page, '写到一半的题目', '写到一半。')
  await page.getByRole('banner').getByRole('link', { name: '墨栈' }).click()
  await page.waitForURL(`${stack.siteUrl}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\?draft=\w+$/)
  await expect(title(page)).toHaveValue('写到一半的题目')
  await expect(page.locator('.cm-content')).toContainText('写到一半。')
})

test('an abandoned draft is in the draft list until it is deleted', async ({ page, stack }) => {
  await logIn(page, stack)
  await openEditor(page)
  const name = `一写就走 ${Date.now()}`
  await title(page).fill(name)
  await expect(page.getByText(/^草稿已保存/)).toBeVisible()
  await openEditor(page)
  const draftList = page.getByRole('navigation', { name: '还没写完的' })
  await draftList.getByRole('link', { name }).click()
  await expect(title(page)).toHaveValue(name)

  await openEditor(page)
  await draftList.getByRole('button', { name: /^全部 \d+ 份$/ }).click()
  const row = draftList.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: '删除' }).click()
  await row.getByRole('button', { name: '确定删除' }).click()
  await expect(row).toHaveCount(0)
  await openEditor(page)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('the link to a new question stays on the open draft', async ({ page, stack }) => {
  await logIn(page, stack)
  await openEditor(page, '/question/edit')
  await title(page).fill('问到一半的题目')
  const address = page.url()
  const steps = () => page.evaluate(() => window.history.length)
  const before = await steps()
  await page.getByRole('banner').getByRole('link', { name: '创作中心' }).click()
  await page.getByRole('menuitem', { name: '提问题' }).click()
  await expect.poll(steps).toBe(before + 1)
  await expect(page).toHaveURL(address)
  await expect(title(page)).toHaveValue('问到一半的题目')
})

test('text written at the address of a published draft becomes a new draft', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  await openEditor(page)
  const address = page.url()
  await page.reload()
  const publishAs = async (name: string) => {
    await write(page, name, `${name}的正文。`)
    await chooseLabel(page, 'TypeScript')
    await publish(page)
    await page.waitForURL(/\/article\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return page.url()
  }
  const first = await publishAs('同一个地址的第一篇')
  await openEditor(page, address)
  await expect(title(page)).toHaveValue('')
  const second = await publishAs('同一个地址的第二篇')
  expect(second).not.toBe(first)
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1, name: '同一个地址的第一篇' })).toBeVisible()
})

test('a change in another tab is overwritten only after the conflict was shown', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  await openEditor(page)
  await write(page, '两处都改的一篇', '正文。')
  await chooseLabel(page, 'TypeScript')
  await publish(page)
  await page.waitForURL(/\/article\/\d+$/)
  const address = page.url()
  const id = address.split('/').at(-1) ?? ''
  await openEditor(page, `/article/edit?id=${id}`)
  const other = { title: '在别处改的' }
  const { labelIds, userId = '' } = await stack.apiOf().article.getArticle({ params: { id } })
  const body = { id, labelIds, mdContent: '别处的正文。', ...other }
  await stack.apiOf(userId).article.updateArticle({ body })
  await title(page).fill('在这里改的')
  await publish(page)
  await expect(page.getByRole('alert').filter({ hasText: '在别处改过' })).toBeVisible()
  expect(await stack.apiOf().article.getArticle({ params: { id } })).toMatchObject(other)
  await publish(page)
  await page.waitForURL(address)
  await expect(page.getByRole('heading', { level: 1, name: '在这里改的' })).toBeVisible()
})

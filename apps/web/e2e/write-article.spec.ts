import type { Page } from '@playwright/test'
import { fillLogin, forbidQuietRenewal, logIn, readCookie, setCookie } from './login.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'
import {
  chooseLabel,
  closePublishPanel,
  openEditor,
  openPublishPanel,
  publish,
  write,
} from './writing.ts'

const TEXT = '隔离级别决定了并发的事务之间能看见什么。'

/** Deletes all drafts of the account, so that tests are independent. */
async function forgetDrafts(page: Page, stack: Stack): Promise<void> {
  const uid = await uidOf(page)
  const api = stack.apiOf(uid)
  const { records } = await api.draft.listDrafts({ body: { current: 1, size: 50 } })
  for (const { id } of records) await api.draft.deleteDraft({ params: { id } })
}

async function uidOf(page: Page): Promise<string> {
  return JSON.parse(decodeURIComponent((await readCookie(page, 'userInfo')) ?? '{}')).uid
}

test('an article is written, published, edited and deleted', async ({ page, stack }) => {
  await logIn(page, stack)
  await openEditor(page)
  await write(page, '事务隔离级别，一次讲清', `${TEXT}\n\n**重点**是 \`read committed\`。`)
  await expect(page.locator('.markdown strong')).toHaveText('重点')
  await publish(page)
  await expect(page.getByText('还差一个标签')).toBeVisible()
  await expect(page.getByRole('button', { name: '选一个标签' })).toBeFocused()
  await closePublishPanel(page)
  await chooseLabel(page, 'TypeScript')
  await publish(page)
  await page.waitForURL(/\/article\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(
    page.getByRole('heading', { level: 1, name: '事务隔离级别，一次讲清' }),
  ).toBeVisible()

  await page.getByRole('link', { name: '编辑', exact: true }).click()
  await page.waitForURL(`**/article/edit?id=${id}`)
  await expect(page.locator('.cm-content')).toContainText(TEXT)
  await page.getByRole('textbox', { name: '标题' }).fill('事务隔离级别，两次讲清')
  await expect(page.getByText('草稿已保存，尚未发布')).toBeVisible()
  await publish(page)
  await page.waitForURL(`${stack.siteUrl}/article/${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: '事务隔离级别，两次讲清' }),
  ).toBeVisible()

  await openEditor(page, `/article/edit?id=${id}`)
  await openPublishPanel(page)
  await page.getByRole('button', { name: '删除文章' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
  await page.waitForURL(`${stack.siteUrl}/user`)
  // The cached page is also removed.
  await expect.poll(async () => (await page.request.get(`/article/${id}`)).status()).toBe(404)
})

test('the address of a new draft survives a router refresh', async ({ page, stack }) => {
  await logIn(page, stack)
  await openEditor(page)
  await expect(page).toHaveURL(/\?draft=\w+$/)
  const address = page.url()
  const answered = page.waitForResponse((response) => response.url().includes('_rsc='))
  await page.evaluate(() => {
    // Next's own reference to its router, because real refreshes are rare and hard to cause.
    const { next } = window as unknown as { next: { router: { refresh: () => void } } }
    next.router.refresh()
  })
  await answered
  await page.waitForTimeout(300)
  expect(page.url()).toBe(address)
})

test.describe('with an expiring session', () => {
  // The browser logs refused calls.
  test.use({ allowedInConsole: /401/ })

  test('a reload and an expired session while writing lose no text', async ({ page, stack }) => {
    await logIn(page, stack)
    await openEditor(page)
    await write(page, '写到一半', TEXT)
    await expect(page.getByText('草稿已保存', { exact: true })).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(page.locator('.cm-content')).toContainText(TEXT)
    await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('写到一半')

    await chooseLabel(page, 'TypeScript')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('最后一句。')
    await forbidQuietRenewal(page, stack)
    await setCookie(page, stack, 'accessToken', stack.tokenOf(await uidOf(page), -60))
    await setCookie(page, stack, 'refreshToken', 'no-such-token')
    await publish(page)
    await expect(page.getByText('您的身份已过期，请点击')).toBeVisible()
    await page.getByRole('link', { name: '重新登录' }).click()
    await fillLogin(page)
    await page.waitForURL(address)
    await expect(page.locator('.cm-content')).toContainText('最后一句。')
    await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('写到一半')
    await publish(page)
    await page.waitForURL(/\/article\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: '写到一半' })).toBeVisible()
    await forgetDrafts(page, stack)
  })
})

test.describe('with a failing API', () => {
  test.use({ allowedInConsole: /500|Failed to load resource/ })

  test('a failed publication preserves the form', async ({ page, stack }) => {
    await logIn(page, stack)
    await openEditor(page)
    await write(page, '发不出去', TEXT)
    await chooseLabel(page, 'TypeScript')
    await page.route('**/api/article/article', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, message: '系统繁忙，请稍后再试', data: null },
      }),
    )
    await publish(page)
    await expect(page.getByRole('alert').filter({ hasText: '系统繁忙' })).toBeVisible()
    await expect(page.locator('.cm-content')).toContainText(TEXT)
    await expect(page.getByText('一个字也没丢')).toBeVisible()
    await page.unroute('**/api/article/article')
    await publish(page)
    await page.waitForURL(/\/article\/\d+$/)
    await forgetDrafts(page, stack)
  })
})

test('a private article is visible to its author only', async ({ page, stack, request }) => {
  await logIn(page, stack)
  await openEditor(page)
  await write(page, '给自己看的', TEXT)
  await chooseLabel(page, 'TypeScript')
  await openPublishPanel(page)
  await page.getByRole('radio', { name: /私密/ }).check()
  await publish(page)
  await page.waitForURL(/\/article\/\d+\/own$/)
  await expect(page.getByRole('heading', { level: 1, name: '给自己看的' })).toBeVisible()
  const path = new URL(page.url()).pathname
  expect((await request.get(path.replace('/own', ''))).status()).toBe(404)
  const foreign = await request.get(path, { maxRedirects: 0 })
  expect(foreign.status()).toBe(307)
  expect(await foreign.text()).not.toContain('给自己看的')
})

test('an article of another user cannot be edited', async ({ page, stack }) => {
  await logIn(page, stack)
  const uid = await uidOf(page)
  const { records } = await stack.apiOf().article.listArticles({ body: { current: 1, size: 50 } })
  const foreign = records.find(({ userId }) => userId !== uid)
  const answer = await page.request.get(`/article/edit?id=${foreign?.id}`)
  expect(answer.status()).toBe(404)
})

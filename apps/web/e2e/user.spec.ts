import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enter, makeAccount, PASSWORD, publish, readUser } from './accounts.ts'
import { findArticle } from './demo.ts'
import { expectSignedIn, fillLogin, readCookie } from './login.ts'
import { expect, test } from './test.ts'

const PICTURE = fileURLToPath(new URL('../src/app/icon.svg', import.meta.url))

test.describe('a new nickname and avatar', () => {
  // The first upload is aborted.
  test.use({ allowedInConsole: /ERR_FAILED/ })

  test('are shown in the header, the article and the comment', async ({ page, stack }) => {
    const account = await makeAccount(stack)
    const uid = await enter(page, stack, account)
    const title = `署名会变的一篇 ${uid}`
    // Nicknames are unique, and a retry of the test uses the same site.
    const name = `岚山${uid.slice(-6)}`
    const id = await publish(stack, uid, title)
    const other = await findArticle(stack, () => true)
    await stack.apiOf(uid).comment.createComment({
      body: { articleId: other.id, content: `署名会变的一句 ${uid}` },
    })
    // Both pages are cached with the old name.
    await page.goto(`/article/${id}`)
    await expect(page.locator('main').getByText(account.username).first()).toBeVisible()
    await page.goto(`/article/${other.id}`)
    const comment = page
      .locator('article')
      .filter({ hasText: `署名会变的一句 ${uid}` })
      .last()
    await expect(comment).toContainText(account.username)
    const second = await page.context().newPage()
    await second.goto('/')
    await expectSignedIn(second)

    await page.goto('/user?tab=profile')
    await page.getByLabel('昵称').fill(name)
    await page.getByLabel('手机号').fill('1381')
    await page.getByRole('button', { name: '保存修改' }).click()
    await expect(page.getByText('手机号为 11 位数字')).toBeVisible()
    await page.getByLabel('手机号').fill(`139${uid.slice(-8)}`)
    await page.getByLabel('邮箱').fill(`s${uid.slice(-8)}@example.test`)
    await page.getByLabel('邮箱').press('Enter')
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const face = (at: Page) => at.getByRole('banner').getByRole('button', { name: '我的菜单' })
    await expect(face(page)).toContainText('岚')
    await expect(face(second)).toContainText('岚')
    expect((await readUser(page)).nickName).toBe(name)

    await page.getByLabel('选择图片').setInputFiles(PICTURE)
    const dialog = page.getByRole('dialog', { name: '裁剪头像' })
    await expect(dialog.getByRole('button', { name: '用作头像' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: '更换头像' })).toBeFocused()
    await page.getByLabel('选择图片').setInputFiles(PICTURE)
    await page.route('**/api/article/file/upload', (route) => route.abort())
    await dialog.getByRole('button', { name: '用作头像' }).click()
    await expect(dialog.getByRole('alert')).toContainText('没有换成')
    await page.unroute('**/api/article/file/upload')
    await dialog.getByRole('button', { name: '用作头像' }).click()
    await expect(page.getByText('头像已更换')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const { imageUrl = '' } = await readUser(page)
    expect(imageUrl).toMatch(/^\/files\/image\//)
    for (const at of [page, second]) {
      await expect(face(at).locator('img')).toHaveAttribute('src', imageUrl)
    }
    // The next avatar replaces this one, and its file is deleted.
    await page.getByLabel('选择图片').setInputFiles(PICTURE)
    await dialog.getByRole('button', { name: '用作头像' }).click()
    await expect(page.getByText('头像已更换')).toBeVisible()
    await expect.poll(async () => (await readUser(page)).imageUrl).not.toBe(imageUrl)
    await expect.poll(async () => (await page.request.get(imageUrl)).status()).toBe(404)

    const now = (await readUser(page)).imageUrl ?? ''
    await expect(async () => {
      await page.goto(`/article/${id}`)
      await expect(page.locator('main')).toContainText(name, { timeout: 500 })
      await expect(page.locator(`main img[src="${now}"]`).first()).toBeVisible({ timeout: 500 })
      await page.goto(`/article/${other.id}`)
      await expect(comment).toContainText(name, { timeout: 500 })
      await expect(comment).not.toContainText(account.username, { timeout: 500 })
    }).toPass()
  })
})

test.describe('a new password', () => {
  test.use({ allowedInConsole: /401|4401|WebSocket/ })

  test('ends the sessions of all other devices', async ({ page, browser, stack }) => {
    const account = await makeAccount(stack)
    await enter(page, stack, account, '/user?tab=password')
    const context = await browser.newContext({ baseURL: stack.siteUrl })
    const other = await context.newPage()
    await enter(other, stack, account, '/user')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByLabel('原密码').fill('不是这个')
    await page.getByLabel('原密码').press('Tab')
    await expect(page.getByText('原密码输入错误')).toBeVisible()
    await page.getByLabel('原密码').fill(PASSWORD)
    await page.getByLabel('新密码', { exact: true }).fill('处处闻啼鸟-2026')
    await page.getByLabel('确认新密码').fill('处处闻啼鸟')
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByText('两次输入的新密码不一致')).toBeVisible()
    await expect(page.getByLabel('原密码')).toHaveValue(PASSWORD)
    await expect(page.getByLabel('新密码', { exact: true })).toHaveValue('处处闻啼鸟-2026')
    await page.getByLabel('确认新密码').fill('处处闻啼鸟-2026')
    await page.getByLabel('确认新密码').press('Enter')
    await page.waitForURL(`${stack.loginUrl}/**`)
    expect(await readCookie(page, 'accessToken')).toBeUndefined()
    await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible()

    await other.goto('/user?tab=profile')
    await other.waitForURL(`${stack.loginUrl}/**`)
    await other.goto(
      `${stack.loginUrl}/?redirectURL=${encodeURIComponent(`${stack.siteUrl}/user`)}`,
    )
    await fillLogin(other, account)
    await expect(other.getByText('用户名或密码错误')).toBeVisible()
    await fillLogin(other, { ...account, password: '处处闻啼鸟-2026' })
    await other.waitForURL(`${stack.siteUrl}/user`)
    await context.close()
  })
})

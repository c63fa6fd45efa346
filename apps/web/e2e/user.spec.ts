import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { expectSignedIn, fillLogin, readCookie } from './login.ts'
import type { Stack } from './stack.ts'
import { expect, signIn, test } from './test.ts'

const PASSWORD = '春眠不觉晓-2026'
const PICTURE = fileURLToPath(new URL('../src/app/icon.svg', import.meta.url))

let names = 0

interface Account {
  username: string
  password: string
}

/** An account of a story of its own: what it changes no other story sees. */
async function makeAccount(stack: Stack): Promise<Account> {
  const username = `story_${Date.now().toString(36)}_${++names}`
  const body = { username, password: PASSWORD, repPassword: PASSWORD }
  await stack.apiOf().user.register({ body })
  return { username, password: PASSWORD }
}

/** Signs in through the login site, and lands at a path of the site. */
async function enter(page: Page, stack: Stack, account: Account, path = '/'): Promise<string> {
  await page.goto(`${stack.loginUrl}/?redirectURL=${encodeURIComponent(stack.siteUrl + path)}`)
  await fillLogin(page, account)
  await page.waitForURL(stack.siteUrl + path)
  return (await readUser(page)).uid
}

async function readUser(
  page: Page,
): Promise<{ uid: string; nickName?: string; imageUrl?: string }> {
  return JSON.parse(decodeURIComponent((await readCookie(page, 'userInfo')) ?? '{}'))
}

async function write(stack: Stack, userId: string, title: string, ispublic: 0 | 1 = 1) {
  const { labelIds } = await findArticle(stack, (article) => article.labelIds.length > 0)
  const body = { title, labelIds, mdContent: `# ${title}\n\n正文。`, ispublic }
  return String(await stack.apiOf(userId).article.createArticle({ body }))
}

test.describe('a new nickname and picture', () => {
  // The first upload is broken off.
  test.use({ allowedInConsole: /ERR_FAILED/ })

  test('stand in the header, the article and the comment', async ({ page, stack }) => {
    const account = await makeAccount(stack)
    const uid = await enter(page, stack, account)
    const title = `署名会变的一篇 ${uid}`
    const id = await write(stack, uid, title)
    const other = await findArticle(stack, () => true)
    await stack.apiOf(uid).comment.createComment({
      body: { articleId: other.id, content: `署名会变的一句 ${uid}` },
    })
    // Both pages are kept with the old name.
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
    await page.getByLabel('昵称').fill('岚山')
    await page.getByLabel('手机号').fill('1381')
    await page.getByRole('button', { name: '保存修改' }).click()
    await expect(page.getByText('手机号为 11 位数字')).toBeVisible()
    await expect(page.getByText('请输入邮箱')).toBeVisible()
    await page.getByLabel('手机号').fill(`139${uid.slice(-8)}`)
    await page.getByLabel('邮箱').fill(`s${uid.slice(-8)}@example.test`)
    await page.getByLabel('邮箱').press('Enter')
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('岚山')
    const face = (at: Page) => at.getByRole('banner').getByRole('button', { name: '我的菜单' })
    await expect(face(page)).toContainText('岚')
    await expect(face(second)).toContainText('岚')
    expect((await readUser(page)).nickName).toBe('岚山')

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
    // The next one takes the place of this one, whose file goes.
    await page.getByLabel('选择图片').setInputFiles(PICTURE)
    await dialog.getByRole('button', { name: '用作头像' }).click()
    await expect(page.getByText('头像已更换')).toBeVisible()
    await expect.poll(async () => (await readUser(page)).imageUrl).not.toBe(imageUrl)
    await expect.poll(async () => (await page.request.get(imageUrl)).status()).toBe(404)

    const now = (await readUser(page)).imageUrl ?? ''
    await expect(async () => {
      await page.goto(`/article/${id}`)
      await expect(page.locator('main')).toContainText('岚山', { timeout: 500 })
      await expect(page.locator(`main img[src="${now}"]`).first()).toBeVisible({ timeout: 500 })
      await page.goto(`/article/${other.id}`)
      await expect(comment).toContainText('岚山', { timeout: 500 })
      await expect(comment).not.toContainText(account.username, { timeout: 500 })
    }).toPass()
  })
})

test.describe('a new password', () => {
  test.use({ allowedInConsole: /401|4401|WebSocket/ })

  test('has every other device sign in anew', async ({ page, browser, stack }) => {
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
    await expect(page.getByText('密码不一致,请重试')).toBeVisible()
    await page.getByLabel('确认新密码').fill('处处闻啼鸟-2026')
    await page.getByLabel('确认新密码').press('Enter')
    await page.waitForURL(`${stack.loginUrl}/**`)
    expect(await readCookie(page, 'accessToken')).toBeUndefined()

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

test('one’s own articles are found, changed and deleted in their tab', async ({ page, stack }) => {
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  const mark = uid.slice(-6)
  const kept = `留下的一篇 ${mark}`
  const gone = `删掉的一篇 ${mark}`
  await write(stack, uid, kept)
  const id = await write(stack, uid, gone)
  await write(stack, uid, `私密的一篇 ${mark}`, 0)

  await page.goto('/user')
  const row = (title: string) => page.locator('article').filter({ hasText: title })
  await expect(row(kept)).toBeVisible()
  await expect(row('私密的一篇')).toHaveCount(0)
  await page.getByRole('searchbox', { name: '搜索公开文章' }).fill('删掉')
  await page.getByRole('searchbox', { name: '搜索公开文章' }).press('Enter')
  await page.waitForURL(/\/user\?key=/)
  await expect(row(kept)).toHaveCount(0)
  await expect(row(gone).getByRole('link', { name: '编辑' })).toHaveAttribute(
    'href',
    `/article/edit?id=${id}`,
  )
  await row(gone).getByRole('button', { name: '删除' }).click()
  await page.keyboard.press('Escape')
  await expect(row(gone).getByRole('button', { name: '删除' })).toBeFocused()
  await row(gone).getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await expect(page.getByText('没有找到这样的文章')).toBeVisible()
  expect((await page.request.get(`/article/${id}`)).status()).toBe(404)

  // The tab stands in the address: back, forward and reload keep it.
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
    ['问答', '还没有提问'],
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

test('what is collected is listed, and taken out again', async ({ page, stack }) => {
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  const { id, title } = await findArticle(stack, () => true)
  await stack.apiOf(uid).article.setCollect({ params: { id, value: 1 } })
  await page.goto('/user?tab=collects')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: '收藏的类型' }).getByText('问答').click()
  await expect(page.getByText('还没有收藏')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '取消收藏' }).click()
  await expect(page.getByText('还没有收藏')).toBeVisible()
})

test('a profile leads to a letter; a visitor signs in first', async ({ page, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  const letter = page.locator('main').getByRole('link', { name: '写私信' })
  await page.goto(`/user/${userId}`)
  await letter.click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(
    `${stack.siteUrl}/message?t=4&with=${userId}`,
  )

  const account = await makeAccount(stack)
  await fillLogin(page, account)
  await page.waitForURL(`**/message?t=4&with=${userId}`)
  await page.getByRole('textbox').last().fill('看了你的文章，想请教一句')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('看了你的文章，想请教一句')).toBeVisible()

  const { uid } = await readUser(page)
  await page.goto(`/user/${uid}`)
  await page.locator('main').getByRole('link', { name: '个人中心' }).click()
  await page.waitForURL('**/user')
})

test('each tab and page of a profile is kept, and knows nobody', async ({ page, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  for (const tab of ['columns', 'resources', 'questions']) {
    const address = `/user/${userId}?tab=${tab}`
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control'] ?? '').not.toContain('private')
    await page.goto(address)
    await expect(page.locator(`main nav a[aria-current="page"]`)).toHaveAttribute('href', address)
  }
  await signIn(page, stack, userId)
  const html = await (await page.request.get(`/user/${userId}?tab=columns`)).text()
  expect(html).not.toContain(stack.tokenOf(userId).slice(0, 40))
  for (const missing of ['/user/999999?tab=columns', `/user/${userId}?tab=columns&page=900`]) {
    expect((await page.request.get(missing)).status()).toBe(404)
  }
})

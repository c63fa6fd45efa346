import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { findArticle } from './demo.ts'
import { fillLogin, logIn } from './login.ts'
import type { Stack } from './stack.ts'
import { expect, signIn, test } from './test.ts'
import { choose, findOwner, MEGABYTE, slowDown, writeText } from './uploading.ts'

async function share(stack: Stack, owner: string, name: string, title: string): Promise<string> {
  const api = stack.apiOf(owner)
  const file = await api.file.uploadResource({ body: { file: new File(['正文'], name) } })
  return api.resource.saveResource({
    body: { ...file, title, summary: '**说明**', type: 'tool', point: 0 },
  })
}

test('the owner shares, edits and deletes a file', async ({ page, stack }) => {
  const owner = await findOwner(stack)
  await signIn(page, stack, owner)
  await page.goto('/resource')
  await expect(page.getByText('不超过 2 GB')).toBeVisible()
  await page.getByRole('button', { name: '发布资源' }).click()
  await expect(page.getByText('请先上传文件')).toBeVisible()
  await expect(page.getByText('请选择类型')).toBeVisible()

  const file = await writeText('排障手册（终稿）.md', 1)
  await choose(page, file)
  await expect(page.getByText('上传完成')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('排障手册（终稿）')
  await page.getByLabel('文档').check()
  await page.getByRole('textbox', { name: '说明' }).fill('按**症状**查找。')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '说明' })).toHaveValue('按**症状**查找。')
  await page.getByRole('button', { name: '发布资源' }).click()
  await page.waitForURL(/\/resource\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: '排障手册（终稿）' })).toBeVisible()
  await expect(page.locator('#resource-body strong')).toHaveText('症状')
  const { checksum } = await stack.apiOf().resource.getResource({ params: { id } })
  await expect(page.getByText(checksum ?? 'no checksum')).toBeVisible()
  await expect(page.locator('pre')).toContainText('排障手册（终稿）.md 的正文')

  await page.getByRole('link', { name: '编辑', exact: true }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('排障手册，第二版')
  await page.getByRole('button', { name: '保存修改' }).click()
  await page.waitForURL(/\/resource\/\d+$/)
  // The public page is updated within a second, so the check is repeated.
  await expect(async () => {
    await page.reload()
    const heading = page.getByRole('heading', { level: 1, name: '排障手册，第二版' })
    await expect(heading).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 5000 })
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await page.waitForURL(`${stack.siteUrl}/resource/list`)
  await expect.poll(async () => (await page.request.get(`/resource/${id}`)).status()).toBe(404)
})

test('a refused file shows the reason, and a cancelled upload is removed', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, await findOwner(stack))
  await page.goto('/resource')
  const disguised = test.info().outputPath('图片.png')
  await writeFile(disguised, '<svg onload="alert(1)"/>')
  await choose(page, disguised)
  await expect(page.getByText('文件内容与扩展名 .png 不符')).toBeVisible()
  const empty = test.info().outputPath('空.txt')
  await writeFile(empty, '')
  await choose(page, empty)
  await expect(page.getByText('文件是空的')).toBeVisible()
  await slowDown(page, MEGABYTE)
  await choose(page, await writeText('放弃.csv', 8))
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE')
  await expect(page.getByText(/\/秒$/)).toBeVisible()
  await page.getByRole('button', { name: '取消上传' }).click()
  await cancelled
  await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible()
})

test('a visitor signs in for a download and returns to it', async ({ page, stack }) => {
  const owner = await findOwner(stack)
  const name = '报告（终稿） 100%.txt'
  const id = await share(stack, owner, name, '要登录才能下载的报告')
  await page.goto(`/resource/${id}`)
  await page.getByRole('button', { name: '登录后下载' }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  await fillLogin(page)
  await page.waitForURL(`${stack.siteUrl}/resource/${id}#download`)
  const button = page.getByRole('button', { name: '立即下载' })
  await expect(button).toBeFocused()
  const downloading = page.waitForEvent('download')
  await button.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(name)
  const bytes = await readFile(await download.path())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    (await stack.apiOf().resource.getResource({ params: { id } })).checksum,
  )
  await expect(page.getByText('下载已开始')).toBeVisible()
  await button.click()
  await expect
    .poll(async () => (await stack.apiOf().resource.getResource({ params: { id } })).downloadCount)
    .toBe(1)
})

test('the list is filtered by kind and title, also without scripts', async ({
  page,
  stack,
  request,
}) => {
  const owner = await findOwner(stack)
  await share(stack, owner, 'a.txt', '只此一份的扳手')
  const textOf = async (address: string) => (await request.get(address)).text()
  await expect.poll(() => textOf('/resource/list')).toContain('只此一份的扳手')
  expect(await textOf('/resource/list?type=tool')).toContain('只此一份的扳手')
  expect(await textOf('/resource/list?type=document')).not.toContain('只此一份的扳手')
  expect((await request.get('/resource/list?page=999')).status()).toBe(404)

  await page.goto('/resource/list')
  await page.getByRole('searchbox', { name: '搜索资源标题' }).fill('扳手')
  await page.keyboard.press('Enter')
  await page.waitForURL(/title=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: '下载最多' }).click()
  await page.waitForURL(/order=hot/)
  await page.getByRole('link', { name: '只此一份的扳手' }).click()
  await page.waitForURL(/\/resource\/\d+$/)
})

test('readers like, collect and comment', async ({ page, stack }) => {
  const owner = await findOwner(stack)
  const { userId: reader } = await findArticle(stack, (article) => article.userId !== owner)
  const id = await share(stack, owner, 'b.txt', '大家都喜欢的资源')
  await signIn(page, stack, reader)
  await page.goto(`/resource/${id}`)
  await page.getByRole('button', { name: /^点赞/ }).click()
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page.getByRole('button', { name: /^取消点赞/ })).toBeVisible()
  await expect
    .poll(() => stack.apiOf().resource.getResource({ params: { id } }))
    .toMatchObject({ thumhup: 1, collectCount: 1 })
  await expect(page.getByRole('button', { name: '删除', exact: true })).toHaveCount(0)
  expect((await page.request.get(`/resource?id=${id}`)).status()).toBe(404)
})

test('a resource visited by a visitor is in the history after signing in', async ({
  page,
  stack,
}) => {
  const title = '读过一遍的资源'
  const id = await share(stack, await findOwner(stack), 'c.txt', title)
  await page.goto(`/resource/${id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingHistory'))).toContain(id)
  await logIn(page, stack, `/resource/${id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingHistory'))).toBeNull()
  await page.goto('/user?tab=h')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
})

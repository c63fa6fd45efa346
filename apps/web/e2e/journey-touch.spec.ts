import { enter, makeAccount, readUser } from './accounts.ts'
import { findArticle } from './demo.ts'
import { button, field, header, main, ownMenu, tap } from './journeys.ts'
import { displayed, expect, test } from './test.ts'
import { writeText } from './uploading.ts'

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
})

test('a member reads, writes, asks, uploads and sends a letter on a phone', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  const found = await findArticle(stack, ({ commentCount }) => commentCount > 0)
  const drawer = page.getByRole('dialog', { name: '主导航' })
  const openDrawer = async () => {
    await expect(header(page).getByRole('link', { name: /^消息/ })).toBeVisible()
    await tap(button(page, '打开导航'))
    await expect(drawer.getByText('退出登录')).toBeVisible()
  }

  await test.step('opens and closes the drawer', async () => {
    await openDrawer()
    await tap(drawer.getByRole('button', { name: '关闭导航' }))
    await expect(drawer).toHaveCount(0)
    await expect(button(page, '打开导航')).toBeFocused()
  })
  await test.step('searches and opens a result', async () => {
    await tap(header(page).getByRole('link', { name: '搜索全站' }))
    const box = header(page).getByRole('searchbox')
    await expect(box).toBeFocused()
    await box.fill(found.title)
    await box.press('Enter')
    await page.waitForURL('**/search/?key=*')
    await tap(main(page).getByRole('link', { name: found.title }).first())
    await page.waitForURL(`**/article/${found.id}`)
  })
  await test.step('likes and comments', async () => {
    await tap(button(page, /^点赞/).locator('visible=true'))
    await expect(button(page, /^取消点赞/).locator('visible=true')).toBeVisible()
    await tap(field(page, '写评论'))
    await page.keyboard.insertText('用手指写的')
    await tap(button(page, '表情').first())
    await tap(page.getByRole('button', { name: '庆祝' }))
    await expect(field(page, '写评论')).toHaveValue('用手指写的🎉')
    await tap(button(page, '发表评论'))
    await expect(displayed(page, '用手指写的🎉')).toBeVisible()
    const own = page.locator('article').filter({ hasText: '用手指写的' }).last()
    await tap(own.getByRole('button', { name: '删除' }))
    await tap(own.getByRole('button', { name: '确定删除' }))
    await expect(displayed(page, '用手指写的🎉')).toHaveCount(0)
  })
  await test.step('asks', async () => {
    await tap(ownMenu(page))
    await tap(page.getByRole('menuitem', { name: '提问题' }))
    await page.waitForURL('**/question/edit*')
    await field(page, '标题').fill('手机上怎么写代码块？')
    await tap(button(page, '选择标签'))
    await page.getByRole('searchbox', { name: '搜索标签' }).fill('TypeScript')
    await tap(button(page, 'TypeScript'))
    await tap(page.locator('.cm-content'))
    await page.keyboard.insertText('用工具栏？')
    await tap(button(page, '发布问题'))
    await page.waitForURL(/\/question\/\d+$/)
  })
  await test.step('uploads', async () => {
    await openDrawer()
    await tap(drawer.getByRole('link', { name: '上传资源' }))
    await page.waitForURL('**/resource')
    const chooser = page.waitForEvent('filechooser')
    await tap(button(page, '选择文件'))
    await (await chooser).setFiles(await writeText('口袋清单.md', 1))
    await expect(page.getByText('上传完成')).toBeVisible()
    await tap(page.getByText('文档', { exact: true }))
    await expect(page.getByRole('radio', { name: '文档' })).toBeChecked()
    await field(page, '说明').fill('放进口袋。')
    await tap(button(page, '发布资源'))
    await page.waitForURL(/\/resource\/\d+$/)
  })
  await test.step('writes a letter', async () => {
    await page.goto(`/user/${found.userId}`)
    await tap(main(page).getByRole('link', { name: '写私信' }))
    await page.waitForURL(`**/message?t=4&with=${found.userId}`)
    await tap(field(page, '写私信'))
    await page.keyboard.insertText('你好。')
    await tap(button(page, '发送'))
    await expect(page.getByRole('log')).toContainText('你好。')
  })
  await test.step('writes an article', async () => {
    await openDrawer()
    const opened = page.context().waitForEvent('page')
    await tap(drawer.getByRole('link', { name: '写文章' }))
    const desk = await opened
    await field(desk, '标题').fill('口袋里的一篇')
    await tap(desk.locator('.cm-content'))
    await desk.keyboard.insertText('手指就够了。')
    await tap(button(desk, '发布'))
    await desk.getByRole('searchbox', { name: '搜索标签' }).fill('TypeScript')
    await tap(button(desk, 'TypeScript'))
    await tap(desk.getByRole('dialog').getByRole('button', { name: '发布', exact: true }))
    await desk.waitForURL(/\/article\/\d+$/)
    await desk.close()
    expect((await readUser(page)).uid).toBe(uid)
  })
  await test.step('signs out', async () => {
    await page.reload()
    await openDrawer()
    await tap(drawer.getByRole('button', { name: '退出登录' }))
    await page.waitForURL(`${stack.siteUrl}/**`)
    await expect(header(page).getByRole('link', { name: /^消息/ })).toHaveCount(0)
  })
})

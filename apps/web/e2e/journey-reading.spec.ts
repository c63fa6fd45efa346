import { makeAccount, PASSWORD } from './accounts.ts'
import { findArticle } from './demo.ts'
import {
  act,
  button,
  chooseInOwnMenu,
  field,
  header,
  main,
  openMenu,
  pressAt,
  tabTo,
  typeAt,
} from './journeys.ts'
import { expectSignedIn, expectSignedOut } from './login.ts'
import { displayed, expect, test } from './test.ts'

test.use({
  // Reduced motion, because a control that is still moving has no stable position.
  contextOptions: { reducedMotion: 'reduce' },
})

test('a member reads and comments with the keyboard only', async ({ page, stack }) => {
  test.setTimeout(120_000)
  const account = await makeAccount(stack)
  const messages = header(page).getByRole('button', { name: '消息菜单' })
  const found = await findArticle(stack, ({ commentCount }) => commentCount > 0)

  await act(page, 'signs in', async () => {
    await page.goto(`${stack.loginUrl}/?redirectURL=${encodeURIComponent(`${stack.siteUrl}/`)}`)
    await expect(page.getByLabel('用户名')).toBeFocused()
    await page.keyboard.insertText(account.username)
    await typeAt(page, page.getByLabel('密码', { exact: true }), PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${stack.siteUrl}/`)
    await expectSignedIn(page)
    await page.keyboard.press('Tab')
  })
  await act(page, 'skips the header', async () => {
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
  })
  await act(page, 'searches', async () => {
    await page.keyboard.press('/')
    await expect(header(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.insertText('索引')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?key=*')
    await expect(main(page)).toBeFocused()
  })
  await act(page, 'chooses a suggestion', async () => {
    const bar = page.getByRole('combobox')
    await tabTo(page, bar, 'Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(found.title)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
  })
  await act(page, 'opens a search result', async () => {
    await pressAt(page, main(page).getByRole('link', { name: found.title }).first())
    await page.waitForURL(`**/article/${found.id}`)
    await expect(main(page)).toBeFocused()
  })
  await act(page, 'likes and collects', async () => {
    await pressAt(page, button(page, /^点赞/).first(), 'Space')
    await expect(button(page, /^取消点赞/).first()).toBeFocused()
    await pressAt(page, button(page, /^收藏/).first())
    await expect(button(page, /^取消收藏/).first()).toBeFocused()
  })
  const own = page.locator('article').filter({ hasText: '用键盘写的' }).last()
  await act(page, 'comments', async () => {
    await typeAt(page, field(page, '写评论'), '用键盘写的')
    await pressAt(page, button(page, '发表评论'))
    await expect(own).toBeVisible()
    await expect(field(page, '写评论')).toBeFocused()
  })
  await act(page, 'replies', async () => {
    await pressAt(page, own.getByRole('button', { name: '回复' }))
    await expect(field(page, /^回复 /)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(own.getByRole('button', { name: '回复' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, /^回复 /)).toBeFocused()
    await page.keyboard.insertText('再补一句')
    await pressAt(page, button(page, '发表回复'))
    await expect(displayed(page, '再补一句')).toBeVisible()
    await expect(own.getByRole('button', { name: '回复' }).first()).toBeFocused()
  })
  await act(page, 'deletes the reply', async () => {
    const reply = page.locator('article').filter({ hasText: '再补一句' }).last()
    await pressAt(page, reply.getByRole('button', { name: '删除' }))
    await page.keyboard.press('Escape')
    await expect(reply.getByRole('button', { name: '删除' })).toBeFocused()
    await page.keyboard.press('Enter')
    await pressAt(page, reply.getByRole('button', { name: '确定删除' }), 'Enter', 'Shift+Tab')
    await expect(displayed(page, '再补一句')).toHaveCount(0)
  })
  await act(page, 'opens the menu of the messages', async () => {
    const items = await openMenu(page, messages)
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(messages).toBeFocused()
  })
  await act(page, 'signs out', async () => {
    await chooseInOwnMenu(page, '退出登录', 'Tab')
    await page.waitForURL(`**/article/${found.id}`)
    await expectSignedOut(page)
    await page.keyboard.press('Tab')
  })
})

import type { Browser, Page } from '@playwright/test'
import { findArticle, writeArticle } from './demo.ts'
import type { Stack } from './stack.ts'
import { expect, loseResponse, signIn, test } from './test.ts'

/** Bottom of the fixed header, in CSS pixels. */
const HEADER = 70

/** Opens a browser of another user. */
async function openBrowserOf(browser: Browser, stack: Stack, userId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.siteUrl })
  const page = await context.newPage()
  await signIn(page, stack, userId)
  return page
}

/** Finds another user. */
async function findOther(stack: Stack, userId: string): Promise<string> {
  return (await findArticle(stack, (article) => article.userId !== userId)).userId
}

const menu = (page: Page, isUnread: boolean) =>
  page.getByRole('banner').getByRole('link', {
    name: isUnread ? /^消息.*未读/ : '消息',
    exact: !isUnread,
  })

/** Marks all messages of a member as read. */
async function readEverything(stack: Stack, userId: string): Promise<void> {
  const api = stack.apiOf(userId)
  for (const type of [0, 1, 2, 3, 4, 5] as const) {
    await api.message.readAllMessages({ body: { type } })
  }
}

test('a comment shows the unread dot to the author without a reload, and reading it clears the dot in all tabs', async ({
  page,
  browser,
  stack,
}) => {
  const { id, userId } = await writeArticle(stack, '会有人评论的一篇')
  const other = await findOther(stack, userId)
  await readEverything(stack, userId)
  await signIn(page, stack, userId)
  await page.goto('/')
  const second = await page.context().newPage()
  await second.goto('/history')
  await expect(menu(page, false)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('msgStatus')))
    .toContain('"comment":false')

  const reader = await openBrowserOf(browser, stack, other)
  await reader.goto(`/article/${id}`)
  await reader.getByRole('textbox', { name: '写评论' }).fill('写得真好')
  await reader.getByRole('button', { name: '发表评论' }).click()
  await expect(menu(page, true)).toBeVisible()
  await expect(menu(second, true)).toBeVisible()

  await menu(page, true).click()
  await page.waitForURL('**/message?t=2')
  const item = page.getByRole('listitem').filter({ hasText: '写得真好' })
  await expect(item.getByText('未读')).toBeAttached()
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(menu(page, false)).toBeVisible()
  await expect(menu(second, false)).toBeVisible()
  await second.reload()
  await expect(menu(second, false)).toBeVisible()
  const third = await page.context().newPage()
  await third.goto('/')
  await expect(menu(third, false)).toBeVisible()

  // An open list is updated by new and by deleted messages.
  await reader.getByRole('textbox', { name: '写评论' }).fill('再说一句')
  await reader.getByRole('button', { name: '发表评论' }).click()
  const fresh = page.getByRole('listitem').filter({ hasText: '再说一句' })
  await expect(fresh).toBeVisible()
  const own = reader.locator('article').filter({ hasText: '再说一句' }).last()
  await own.getByRole('button', { name: '删除' }).first().click()
  await own.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(fresh).toHaveCount(0)
  await expect(menu(second, false)).toBeVisible()
  await item.getByRole('link', { name: '《会有人评论的一篇》' }).click()
  await page.waitForURL(new RegExp(`/article/${id}#comment-\\d+$`))
  const linked = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await expect(linked).toBeInViewport()
  await expect.poll(async () => (await linked.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER)
  await reader.context().close()
})

test('two users exchange letters and see them immediately', async ({ page, browser, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  const other = await findOther(stack, userId)
  await signIn(page, stack, userId)
  await page.goto(`/message?t=4&with=${other}`)
  const friend = await openBrowserOf(browser, stack, other)
  await friend.goto('/message?t=4')
  const box = page.getByRole('textbox', { name: '写私信' })
  await box.fill('周末一起写代码吗？')
  await box.press('Control+Enter')
  await expect(box).toHaveValue('')
  // Other tests send letters to the same user.
  const threads = friend.getByRole('link').filter({ hasText: '周末一起写代码吗？' })
  await threads.and(friend.locator(`[href$="with=${userId}"]`)).click()
  await friend.waitForURL(`**/message?t=4&with=${userId}`)
  const answer = friend.getByRole('textbox', { name: '写私信' })
  await answer.fill('好啊。')
  await friend.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('log').getByText('好啊。')).toBeVisible()
  await expect
    .poll(async () => {
      const body = { current: 1, size: 100 }
      const { records } = await stack.apiOf(other).letter.listLetterThreads({ body })
      return records.find((thread) => thread.userId === userId)?.unreadCount
    })
    .toBe(0)
  await friend.context().close()
})

test.describe('with a lost response', () => {
  // Calls that pass a service worker cannot be intercepted reliably.
  test.use({
    allowedInConsole: /ERR_FAILED|Service Worker registration blocked/,
    serviceWorkers: 'block',
  })

  test('a letter that is sent again arrives once', async ({ page, stack }) => {
    const { userId } = await findArticle(stack, () => true)
    await signIn(page, stack, userId)
    await page.goto(`/message?t=4&with=${await findOther(stack, userId)}`)
    const box = page.getByRole('textbox', { name: '写私信' })
    await box.fill('断线时写的私信')
    await loseResponse(page, '**/api/system/letter')
    const send = page.getByRole('button', { name: '发送', exact: true })
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(box).toHaveValue('断线时写的私信')
    await send.click()
    await expect(box).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('log').getByText('断线时写的私信')).toHaveCount(1)
  })
})

test('a muted kind stays muted, and an unknown kind falls back to comments', async ({
  page,
  stack,
}) => {
  const { userId } = await writeArticle(stack, '不想被打扰的一篇')
  const { message } = stack.apiOf(userId)
  await message.updateMessageSettings({
    body: { ...(await message.getMessageSettings()), thumhup: true },
  })
  await signIn(page, stack, userId)
  await page.goto('/message?t=9')
  await expect(page.getByRole('heading', { level: 2, name: '评论和@' })).toBeVisible()
  await page.goto('/message?panel=settings')
  const likes = page.getByRole('checkbox', { name: '有人点赞' })
  await likes.uncheck()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect(likes).not.toBeChecked()
  await likes.check()
  await expect(page.getByText('已保存')).toBeVisible()
})

test('all tabs of a browser share one socket', async ({ page, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  await signIn(page, stack, userId)
  const sockets: string[] = []
  page.context().on('page', (each) => each.on('websocket', (it) => sockets.push(it.url())))
  page.on('websocket', (it) => sockets.push(it.url()))
  await page.goto('/')
  await expect.poll(() => sockets.length).toBe(1)
  for (const path of ['/history', '/question']) {
    const tab = await page.context().newPage()
    await tab.goto(path)
    await expect
      .poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBeGreaterThan(0)
  }
  expect(sockets.map((url) => new URL(url).pathname)).toEqual(['/wss'])
})

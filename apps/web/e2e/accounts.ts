import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { fillLogin, readCookie } from './login.ts'
import type { Stack } from './stack.ts'

export const PASSWORD = '春眠不觉晓-2026'

let names = 0

export interface Account {
  username: string
  password: string
}

/** Creates an account for one test, so that its changes do not affect other tests. */
export async function makeAccount(stack: Stack): Promise<Account> {
  const username = `test_${Date.now().toString(36)}_${++names}`
  const body = { username, password: PASSWORD, repPassword: PASSWORD }
  await stack.apiOf().user.register({ body })
  return { username, password: PASSWORD }
}

/** Signs in through the login site and returns to a path of the site. @returns the user id */
export async function enter(
  page: Page,
  stack: Stack,
  account: Account,
  path = '/',
): Promise<string> {
  await page.goto(`${stack.loginUrl}/?redirectURL=${encodeURIComponent(stack.siteUrl + path)}`)
  await fillLogin(page, account)
  await page.waitForURL(stack.siteUrl + path)
  return (await readUser(page)).uid
}

/** Reads the `userInfo` cookie. */
export async function readUser(
  page: Page,
): Promise<{ uid: string; nickName?: string; imageUrl?: string }> {
  return JSON.parse(decodeURIComponent((await readCookie(page, 'userInfo')) ?? '{}'))
}

/** Publishes an article of a user. @returns its id */
export async function publish(stack: Stack, userId: string, title: string, ispublic: 0 | 1 = 1) {
  const { labelIds } = await findArticle(stack, (article) => article.labelIds.length > 0)
  const body = { title, labelIds, mdContent: `# ${title}\n\n正文。`, ispublic }
  return String(await stack.apiOf(userId).article.createArticle({ body }))
}

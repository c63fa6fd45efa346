import { expect, type Locator, type Page } from '@playwright/test'
import type { Stack } from './stack.ts'

/** An account of the demonstration content. */
export const DEMO = { username: 'demo', password: 'demo-mozhan' }

/** Fills in and submits the login form of the current page. */
export async function fillLogin(page: Page, { username, password } = DEMO): Promise<void> {
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs in through the login site and returns to a path of the site. */
export async function logIn(page: Page, stack: Stack, path = '/'): Promise<void> {
  const back = encodeURIComponent(stack.siteUrl + path)
  await page.goto(`${stack.loginUrl}/?redirectURL=${back}`)
  await fillLogin(page)
  await page.waitForURL(stack.siteUrl + path)
}

/** Sets or removes a session cookie of the site. */
export async function setCookie(
  page: Page,
  stack: Stack,
  name: string,
  value: string | undefined,
): Promise<void> {
  await page.context().clearCookies({ name })
  if (value !== undefined) await page.context().addCookies([{ name, value, url: stack.siteUrl }])
}

/** Value of a cookie; undefined if it is not set. */
export async function readCookie(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find((cookie) => cookie.name === name)?.value
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('创作中心')).toBeVisible()
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('登录', { exact: true })).toBeVisible()
}

/** Opens the avatar menu. Retries the click, because it has no effect before hydration. */
export async function openOwnMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: '我的菜单' })
  await expect
    .poll(() =>
      button.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
  await button.click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  return items
}

export async function signOut(page: Page): Promise<void> {
  const items = await openOwnMenu(page)
  await items.filter({ hasText: '退出登录' }).click()
}

/** Collects navigations to the login site from now on, in order. */
export function watchLoginSite(page: Page, stack: Stack): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack.loginUrl) && request.isNavigationRequest()) {
      seen.push(new URL(request.url()).pathname)
    }
  })
  return seen
}

/** Replaces the access token by an old one, while no page of the site is open that would renew it. */
export async function setOldToken(page: Page, stack: Stack, token: string): Promise<void> {
  await page.goto('about:blank')
  await setCookie(page, stack, 'accessToken', token)
}

/** Blocks renewals in the background from now on; navigations are allowed. */
export async function forbidQuietRenewal(page: Page, stack: Stack): Promise<void> {
  await page.route(`${stack.loginUrl}/refresh*`, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({
          status: 204,
          headers: {
            'access-control-allow-origin': stack.siteUrl,
            'access-control-allow-credentials': 'true',
          },
        }),
  )
}

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// Responses of the service worker would be immediate and would bypass the routes of the test.
test.use({ serviceWorkers: 'block', allowedInConsole: /Service Worker registration blocked/ })

const running = (page: Page) => page.locator('[data-phase="running"]')

/** Holds back requests of the router. @returns a function that releases them */
async function holdRouter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

test('the bar is visible during a navigation by router.push', async ({ page }) => {
  await page.goto('/search/?key=TypeScript&t=4')
  // Before hydration the search bar is a plain form, and the browser navigates.
  await expect(async () => {
    await page.getByRole('combobox').fill('')
    await page.getByRole('combobox').fill('连接')
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  const goOn = await holdRouter(page)
  await page.keyboard.press('Enter')
  await expect(running(page)).toHaveCSS('animation-duration', '5s')
  goOn()
  await page.waitForURL(/key=(?!TypeScript)/)
  await expect(running(page)).toHaveCount(0)
})

test('the bar is visible during Back to a page that has to be loaded', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '资源下载' }).click()
  await page.waitForURL('**/resource/list')
  await page.reload()
  // Only a hydrated page receives the popstate event.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: '搜索全站' })).toBeFocused({ timeout: 500 })
  }).toPass()
  const goOn = await holdRouter(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(running(page)).toHaveCount(1)
  goOn()
  await expect(running(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// What the service worker has at hand comes at once, and without asking through the page.
test.use({ serviceWorkers: 'block', allowedInConsole: /Service Worker registration blocked/ })

const running = (page: Page) => page.locator('[data-phase="running"]')

/** What the router asks for waits. @returns lets it go on */
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

test('the bar shows while a call from code exchanges the page', async ({ page }) => {
  await page.goto('/search/?key=TypeScript&t=4')
  // Without its script the bar of the search is a form, and the browser exchanges the page.
  await expect(async () => {
    await page.getByRole('combobox').fill('')
    await page.getByRole('combobox').fill('连接')
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  const goOn = await holdRouter(page)
  await page.keyboard.press('Enter')
  await expect(running(page)).toHaveCount(1)
  goOn()
  await page.waitForURL(/key=(?!TypeScript)/)
  await expect(running(page)).toHaveCount(0)
})

test('the bar shows on the way back to a page that has to be fetched', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '资源下载' }).click()
  await page.waitForURL('**/resource/list')
  await page.reload()
  // Only a page whose scripts run hears of the way back.
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

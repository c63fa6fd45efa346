import { pathOf } from '@mozhan/routes/site'
import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { openOwnMenu } from './login.ts'
import { expect, signIn, test } from './test.ts'

/** Maximum compressed script of an article page in bytes, including what it loads when idle. */
const SCRIPT_BUDGET = 188_000
const SHIFT_BUDGET = 0.02

test('the script of an article page is within its budget', async ({ page, stack }) => {
  const isPlain = ({ mdContent = '' }) => !/```mermaid|\$/.test(mdContent)
  const { id } = await findArticle(stack, isPlain)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  await page.goto(`/article/${id}`, { waitUntil: 'networkidle' })
  // Includes scripts that are loaded when idle.
  await page.waitForTimeout(2000)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script', description: `${Math.round(bytes / 1000)} kB` })
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

async function shiftOf(page: Page): Promise<number> {
  await page.waitForTimeout(800)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // The DOM library has no type for layout shifts.
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}

for (const who of ['a visitor', 'a member'] as const) {
  test(`no layout shift while a page loads for ${who}`, async ({ page, stack }) => {
    const article = await findArticle(stack, () => true)
    if (who === 'a member') await signIn(page, stack, article.userId)
    for (const path of [pathOf('index'), `/article/${article.id}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), path).toBeLessThan(SHIFT_BUDGET)
    }
  })
}

test('the drawer has the paper background after other overlays were open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto('/history')
  const header = page.locator('header').first()
  const paper = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
  await openOwnMenu(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开导航' }).click()
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', paper)
})

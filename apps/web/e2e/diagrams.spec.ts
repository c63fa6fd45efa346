import { writeArticle } from './demo.ts'
import { expect, test } from './test.ts'

const SOURCE = '```mermaid\ngraph LR\n  A[请求] --> B{有缓存？}\n  B -->|有| C[返回]\n```'

test('a diagram is rendered in its frame, also after client-side navigation and in both colour schemes', async ({
  page,
  stack,
}) => {
  const { id } = await writeArticle(stack, '缓存怎样回答', SOURCE)
  await page.goto('/article')
  await page.getByRole('link', { name: '缓存怎样回答' }).first().click()
  await page.waitForURL(`**/article/${id}`)
  const picture = page.locator('.diagram img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  const size = await picture.evaluate((image: HTMLImageElement) => ({
    natural: [image.naturalWidth, image.naturalHeight],
    shown: image.getBoundingClientRect().height,
  }))
  expect(Math.min(...size.natural)).toBeGreaterThan(30)
  expect(size.shown).toBeGreaterThan(30)
  // The page contains no style element of mermaid.
  await expect(page.locator('style')).toHaveCount(0)

  const light = await picture.getAttribute('src')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture).not.toHaveAttribute('src', light ?? '')
})

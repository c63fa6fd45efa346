import type { Page } from '@playwright/test'
import { findArticle, writeArticle } from './demo.ts'
import { expect, test } from './test.ts'

/** Bottom of the fixed header, in CSS pixels. */
const HEADER = 70
const FILLER = '一段话，长到要翻页才看得完。\n\n'.repeat(40)
const TEXT = [
  ...['## 安装', FILLER, '## 安装', FILLER, '## 安装-1', FILLER, '## 安装', FILLER],
  '前 ![图](/files/demo/covers/p99.svg) 后',
  '- | 甲 | 乙 |\n  |---|---|\n  | 丙 | 丁 |',
  `\`\`\`js\nconst long = "${'很长的一行'.repeat(60)}"\n\`\`\``,
  '<div align="center">',
  '<details><summary>展开</summary>\n\n没有结束的折叠',
].join('\n\n')

async function expectBelowHeader(page: Page, id: string) {
  const heading = page.locator(`[id="${id}"]`)
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER)
}

test('headings with the same text have distinct anchors for all kinds of navigation', async ({
  page,
  stack,
}) => {
  const { id } = await writeArticle(stack, '同名的小节', TEXT)
  await page.goto(`/article/${id}`)
  const entries = page.locator('[data-article-toc] a').filter({ hasText: '安装' })
  await expect(entries).toHaveCount(4)
  await entries.nth(3).click()
  await expectBelowHeader(page, '安装-2')
  await entries.nth(2).click()
  await expectBelowHeader(page, '安装-1-1')
  await page.goBack()
  await expectBelowHeader(page, '安装-2')
  await page.goForward()
  await expectBelowHeader(page, '安装-1-1')

  // At a zoom of 200 % the window has half as many CSS pixels.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/label')
  await page.goto(`/article/${id}#${encodeURIComponent('安装-1')}`)
  await expectBelowHeader(page, '安装-1')
})

test('unclosed markup ends with its text, on screen and in print', async ({ page, stack }) => {
  const { id, userId } = await writeArticle(stack, '没有写完的标签', TEXT)
  const reader = await findArticle(stack, (article) => article.userId !== userId)
  const { comment } = stack.apiOf(reader.userId)
  for (const content of [
    '后一条',
    '<details><summary>展开</summary>里面',
    '</div></main>**还在**',
  ]) {
    await comment.createComment({ body: { articleId: id, content } })
  }
  await page.goto(`/article/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('后一条')).toBeVisible()
  await expect(main.getByText('还在')).toBeVisible()
  await expect(main.locator('.markdown li td').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(main.getByRole('contentinfo')).toHaveCount(0)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const code = main.locator('.markdown pre code').first()
  const { colour, cut } = await code.evaluate((element) => ({
    colour: getComputedStyle(element).color,
    cut: element.scrollWidth - element.clientWidth,
  }))
  expect(colour).toBe('rgb(0, 0, 0)')
  expect(cut).toBeLessThanOrEqual(0)
})

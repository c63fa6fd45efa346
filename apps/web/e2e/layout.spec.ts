import { pathOf, type RouteName } from '@mozhan/routes/site'
import { findArticle } from './demo.ts'
import { expect, signIn, test } from './test.ts'

/** A screen of every kind: in the middle of its page, the whole window to talk, the whole window to write. */
const UNDER_HEADER: RouteName[] = ['index', 'history', 'gpt', 'article-edit', 'question-edit']

test('the header is 70 px high, and what it lies over begins at 95 px', async ({ page, stack }) => {
  await signIn(page, stack, (await findArticle(stack, () => true)).userId)
  for (const name of UNDER_HEADER) {
    await page.goto(pathOf(name))
    await expect(page.getByRole('main'), name).toHaveCSS('padding-top', '95px')
    await expect(page.getByRole('banner'), name).toHaveCSS('height', '70px')
  }
})

test('the bar of the search is 70 px high', async ({ page }) => {
  await page.goto(pathOf('search'))
  await expect(page.getByRole('banner')).toHaveCSS('height', '70px')
})

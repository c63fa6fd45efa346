import { pathOf, type RouteName } from '@mozhan/routes/site'
import { findArticle } from './demo.ts'
import { expect, signIn, test } from './test.ts'

/** One screen of each layout: centred page, full-window conversation, full-window editor. */
const UNDER_HEADER: RouteName[] = ['index', 'history', 'gpt', 'article-edit', 'question-edit']

test('the header is 70 px high and the content starts at 95 px', async ({ page, stack }) => {
  await signIn(page, stack, (await findArticle(stack, () => true)).userId)
  for (const name of UNDER_HEADER) {
    await page.goto(pathOf(name))
    await expect(page.getByRole('main'), name).toHaveCSS('padding-top', '95px')
    await expect(page.getByRole('banner'), name).toHaveCSS('height', '70px')
  }
})

test('the search bar is 70 px high', async ({ page }) => {
  await page.goto(pathOf('search'))
  await expect(page.getByRole('banner')).toHaveCSS('height', '70px')
})

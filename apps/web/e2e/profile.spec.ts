import { makeAccount, readUser } from './accounts.ts'
import { findArticle } from './demo.ts'
import { fillLogin } from './login.ts'
import { displayed, expect, signIn, test } from './test.ts'

test('a profile links to a letter; a visitor signs in first', async ({ page, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  const letter = page.locator('main').getByRole('link', { name: '写私信' })
  await page.goto(`/user/${userId}`)
  await letter.click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(
    `${stack.siteUrl}/message?t=4&with=${userId}`,
  )

  const account = await makeAccount(stack)
  await fillLogin(page, account)
  await page.waitForURL(`**/message?t=4&with=${userId}`)
  await page.getByRole('textbox').last().fill('看了你的文章，想请教一句')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(displayed(page, '看了你的文章，想请教一句')).toBeVisible()

  const { uid } = await readUser(page)
  await page.goto(`/user/${uid}`)
  await page.locator('main').getByRole('link', { name: '个人中心' }).click()
  await page.waitForURL('**/user')
})

test('each tab and page of a profile is cached and independent of the session', async ({
  page,
  stack,
}) => {
  const { userId } = await findArticle(stack, () => true)
  for (const tab of ['columns', 'resources', 'questions']) {
    const address = `/user/${userId}?tab=${tab}`
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control'] ?? '').not.toContain('private')
    await page.goto(address)
    await expect(page.locator(`main nav a[aria-current="page"]`)).toHaveAttribute('href', address)
  }
  await signIn(page, stack, userId)
  const html = await (await page.request.get(`/user/${userId}?tab=columns`)).text()
  expect(html).not.toContain(stack.tokenOf(userId).slice(0, 40))
  for (const missing of ['/user/999999?tab=columns', `/user/${userId}?tab=columns&page=900`]) {
    expect((await page.request.get(missing)).status()).toBe(404)
  }
})

import { findArticle } from './demo.ts'
import {
  forbidQuietRenewal,
  logIn,
  readCookie,
  setCookie,
  setOldToken,
  watchLoginSite,
} from './login.ts'
import { expect, test } from './test.ts'

// The browser logs refused calls.
test.use({ allowedInConsole: /401/ })

test('several clicks with an expired session cause one redirect and return to the same place', async ({
  page,
  stack,
}) => {
  const { id } = await findArticle(stack, () => true)
  const place = `${stack.siteUrl}/article/${id}?key=C%2B%2B%20%E5%BA%93#%E7%BB%93%E6%9E%9C`
  await logIn(page, stack)
  const expired = stack.tokenOf('1', -60)
  await setOldToken(page, stack, expired)
  await forbidQuietRenewal(page, stack)
  const asked = watchLoginSite(page, stack)
  await page.goto(place)
  const like = page.getByRole('button', { name: /^(?:取消)?点赞/ })
  const collect = page.getByRole('button', { name: /^(?:取消)?收藏/ })
  await expect(like).toBeEnabled()
  const buttons = [await like.elementHandle(), await collect.elementHandle()]
  await page.evaluate((found) => {
    for (const button of [...found, ...found]) if (button instanceof HTMLElement) button.click()
  }, buttons)
  await expect.poll(() => asked).toEqual(['/refresh'])
  await expect.poll(() => readCookie(page, 'accessToken')).not.toBe(expired)
  await page.waitForURL(place)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/refresh'])
})

test('a letter is restored after an expired session and can be sent', async ({ page, stack }) => {
  const { userId: other } = await findArticle(stack, ({ nickName }) => nickName !== '林见鹿')
  const place = `/message?t=4&with=${other}`
  await logIn(page, stack, place)
  await forbidQuietRenewal(page, stack)
  const expired = stack.tokenOf('1', -60)
  await setCookie(page, stack, 'accessToken', expired)
  const box = page.getByRole('textbox', { name: '写私信' })
  await box.fill('周末一起写代码吗？')
  await page.getByRole('button', { name: '发送' }).click()
  await expect.poll(() => readCookie(page, 'accessToken')).not.toBe(expired)
  await page.waitForURL(stack.siteUrl + place)
  await expect(box).toHaveValue('周末一起写代码吗？')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('log').getByText('周末一起写代码吗？')).toBeVisible()
  await expect(box).toHaveValue('')
})

test('navigation to another tab of the account page renews the session', async ({
  page,
  stack,
}) => {
  await logIn(page, stack, '/user')
  await forbidQuietRenewal(page, stack)
  const expired = stack.tokenOf('1', -60)
  await setCookie(page, stack, 'accessToken', expired)
  const asked = watchLoginSite(page, stack)
  await page.getByRole('link', { name: '私密文章' }).click()
  await page.waitForURL(`${stack.siteUrl}/user?tab=private`)
  await expect.poll(() => readCookie(page, 'accessToken')).not.toBe(expired)
  await expect(page.getByRole('link', { name: '私密文章' })).toHaveAttribute('aria-current', 'page')
  expect(asked).toEqual(['/refresh'])
})

test('navigation to a guarded page leads to the login site after its session has ended', async ({
  page,
  stack,
}) => {
  await logIn(page, stack, '/user')
  for (const name of ['userInfo', 'accessToken', 'refreshToken']) {
    await setCookie(page, stack, name, undefined)
  }
  const asked = watchLoginSite(page, stack)
  const link = page.getByRole('link', { name: '私密文章' })
  await link.hover()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await link.click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  const back = new URL(page.url()).searchParams.get('redirectURL')
  expect(back).toBe(`${stack.siteUrl}/user?tab=private`)
  expect(asked).toEqual(['/'])
})

test('two tabs that expire at the same time are both renewed', async ({ page, stack }) => {
  await logIn(page, stack)
  const other = await page.context().newPage()
  const expired = stack.tokenOf('1', -60)
  await setOldToken(page, stack, expired)
  const places = ['/user', '/user?tab=private']
  await Promise.all([page.goto('/user'), other.goto(`${stack.siteUrl}/user?tab=private`)])
  for (const [at, tab] of [page, other].entries()) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(tab.url()).toBe(stack.siteUrl + places[at])
  }
  expect(await readCookie(page, 'accessToken')).not.toBe(expired)
})

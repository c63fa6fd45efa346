import { findArticle } from './demo.ts'
import {
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  logIn,
  readCookie,
  setCookie,
  setOldToken,
  signOut,
  watchLoginSite,
} from './login.ts'
import { expect, test } from './test.ts'

test.describe('background calls', () => {
  // The browser logs refused calls.
  test.use({ allowedInConsole: /401/ })

  test('do not interrupt a public page with an expired token', async ({ page, stack }) => {
    const { id, title } = await findArticle(stack, () => true)
    await logIn(page, stack)
    await setOldToken(page, stack, stack.tokenOf('1', -60))
    const asked = watchLoginSite(page, stack)
    await page.goto(`/article/${id}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('a list loads more with an expired token', async ({ page, stack }) => {
    await logIn(page, stack)
    await setCookie(page, stack, 'accessToken', stack.tokenOf('1', -60))
    const asked = watchLoginSite(page, stack)
    await page.goto('/article')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    const before = await titles.count()
    await page.getByRole('button', { name: '点击加载更多' }).click()
    await expect.poll(() => titles.count()).toBeGreaterThan(before)
    expect(asked).toEqual([])
  })
})

test('a guarded page renews an expired token and returns to the same address', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  const { uid } = JSON.parse(decodeURIComponent((await readCookie(page, 'userInfo')) ?? ''))
  const expired = stack.tokenOf(uid, -60)
  await setOldToken(page, stack, expired)
  const asked = watchLoginSite(page, stack)
  await page.goto('/user?tab=private#list')
  await page.waitForURL(`${stack.siteUrl}/user?tab=private#list`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual(['/refresh'])
  expect(await readCookie(page, 'accessToken')).not.toBe(expired)
})

test('a failed renewal shows a message, and signing in returns to the page', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  await setOldToken(page, stack, stack.tokenOf('1', -60))
  await setCookie(page, stack, 'refreshToken', 'no-such-token')
  await page.goto('/user')
  await expect(page.getByText('您的身份已过期，请点击')).toBeVisible()
  expect(await readCookie(page, 'accessToken')).toBeUndefined()
  await page.getByRole('link', { name: '重新登录' }).click()
  await fillLogin(page)
  await page.waitForURL(`${stack.siteUrl}/user`)
})

test('reuse of a refresh token after its successor was used ends the session of both', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  const copied = (await readCookie(page, 'refreshToken')) ?? ''
  for (let exchange = 0; exchange < 2; exchange++) {
    await setOldToken(page, stack, stack.tokenOf('1', -60))
    await page.goto('/user')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Within ten seconds simultaneous requests get the same answer; theft is detected after that.
  await page.waitForTimeout(10_500)
  const thief = await fetch(`${stack.apiUrl}/auth/user/refreshToken?refreshToken=${copied}`)
  expect(thief.status).toBe(401)
  await page.goto('/user')
  await expect(page.getByText('您的身份已过期，请点击')).toBeVisible()
})

for (const [name, refreshToken, trips] of [
  ['an invalid refresh token', 'broken', 1],
  ['no refresh token', undefined, 0],
  ['an empty refresh token', '', 0],
] as const) {
  test(`an invalid token with ${name} causes no redirect loop`, async ({ page, stack }) => {
    await setCookie(page, stack, 'userInfo', encodeURIComponent('{"uid":"1844197938335842305"}'))
    await setCookie(page, stack, 'accessToken', 'not.a.token')
    await setCookie(page, stack, 'refreshToken', refreshToken)
    const asked = watchLoginSite(page, stack)
    await page.goto('/user')
    expect(page.url().startsWith(stack.loginUrl)).toBe(true)
    expect(asked.filter((path) => path === '/refresh')).toHaveLength(trips)
    expect(asked.length).toBeLessThanOrEqual(2)
    await page.goto('/')
    await expectSignedOut(page)
  })
}

test('an expiry after many renewals leads to the login site', async ({ page, stack }) => {
  await logIn(page, stack)
  await setOldToken(page, stack, stack.tokenOf('1', -60))
  await setCookie(page, stack, 'refreshTried', Array(32).fill('1').join('.'))
  const asked = watchLoginSite(page, stack)
  await page.goto('/user?tab=private')
  await expect(page.getByText('令牌过期，请重新登录')).toBeVisible()
  expect(asked).toEqual(['/'])
  expect(await readCookie(page, 'refreshToken')).toBeUndefined()
})

test('a sign-out and a sign-in in another tab are detected', async ({ page, stack }) => {
  await logIn(page, stack)
  const other = await page.context().newPage()
  await other.goto(`${stack.siteUrl}/history`)
  await expectSignedIn(other)
  await signOut(page)
  await page.waitForURL(`${stack.siteUrl}/`)
  await expectSignedOut(other)
  await logIn(page, stack)
  await expectSignedIn(other)
})

test('Back after signing out shows no personal page', async ({ page, stack }) => {
  await logIn(page, stack, '/user')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await signOut(page)
  await page.waitForURL(`${stack.siteUrl}/`)
  await expectSignedOut(page)
  await page.goBack()
  await page.waitForURL(`${stack.loginUrl}/**`)
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  await page.goto('/')
  await expectSignedOut(page)
})

test('an incomplete session leads to the login form without a redirect loop', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  await setCookie(page, stack, 'userInfo', undefined)
  await page.goto('/user')
  await fillLogin(page)
  await page.waitForURL(`${stack.siteUrl}/user`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const FORGED = [
  '%E4%BD',
  '%7B%22uid',
  'null',
  '[]',
  encodeURIComponent('{"uid":{"a":1}}'),
  encodeURIComponent(
    '{"uid":"1","nickName":"<img src=x onerror=alert(1)>","imageUrl":"javascript:1"}',
  ),
  encodeURIComponent(`{"uid":"1","nickName":"${'长'.repeat(300)}"}`),
]

test.describe(() => {
  // The browser logs the refused forged token.
  test.use({ allowedInConsole: /status of 401/ })

  test('a forged user breaks no page', async ({ page, stack }) => {
    await setCookie(page, stack, 'accessToken', 'a')
    await setCookie(page, stack, 'refreshToken', 'r')
    for (const userInfo of FORGED) {
      await setCookie(page, stack, 'userInfo', userInfo)
      for (const path of ['/', '/history']) {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
      }
    }
  })
})

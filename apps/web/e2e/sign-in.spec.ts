import { findArticle } from './demo.ts'
import {
  DEMO,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  logIn,
  openOwnMenu,
  readCookie,
  signOut,
} from './login.ts'
import { expect, test } from './test.ts'

test('signing in from an article returns to the same address', async ({ page, stack }) => {
  const { id } = await findArticle(stack, ({ toc }) => (toc?.length ?? 0) > 1)
  await page.goto(`/article/${id}?key=C%2B%2B%20%E6%95%B0%E6%8D%AE%E5%BA%93&t=4#结果`)
  const before = page.url()
  await page.getByRole('banner').getByText('登录', { exact: true }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  await fillLogin(page)
  await page.waitForURL((url) => url.origin === stack.siteUrl)
  expect(page.url()).toBe(before)
  await expectSignedIn(page)
})

test('a guarded page opens after signing in, with its query and hash', async ({ page, stack }) => {
  await page.goto('/user?tab=private&x=%E4%B8%AD#here')
  expect(page.url().startsWith(`${stack.loginUrl}/`)).toBe(true)
  await fillLogin(page)
  await page.waitForURL((url) => url.origin === stack.siteUrl)
  expect(page.url()).toBe(`${stack.siteUrl}/user?tab=private&x=%E4%B8%AD#here`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '私密文章' })).toHaveAttribute('aria-current', 'page')
})

test('a new user registers, signs in and has an account page', async ({ page, stack }) => {
  await page.goto('/')
  await page.getByRole('banner').getByText('注册', { exact: true }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  const username = `新来的_${Date.now() % 1_000_000}`
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill('春眠不觉晓2026')
  await page.getByLabel('确认密码').fill('春眠不觉晓2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('注册成功，请登录')).toBeVisible()
  await expect(page.getByLabel('用户名')).toHaveValue(username)
  await fillLogin(page, { username, password: '春眠不觉晓2026' })
  await page.waitForURL(`${stack.siteUrl}/`)
  await expectSignedIn(page)
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
})

test('a wrong second password of a registration empties no field', async ({ page, stack }) => {
  await page.goto(`${stack.loginUrl}/?dest=register`)
  const username = `写错的_${Date.now() % 1_000_000}`
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill('春眠不觉晓2026')
  await page.getByLabel('确认密码').fill('春眠不觉晓2062')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await expect(page.getByLabel('用户名')).toHaveValue(username)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('春眠不觉晓2026')
  await expect(page.getByLabel('确认密码')).toHaveValue('春眠不觉晓2062')
  await expect(page.getByLabel('确认密码')).toBeFocused()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByLabel('确认密码').fill('春眠不觉晓2026')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('注册成功，请登录')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
})

test('what a visitor chose in the avatar menu opens after signing in', async ({ page, stack }) => {
  await page.goto('/history')
  const items = await openOwnMenu(page)
  await items.filter({ hasText: '提问题' }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  await fillLogin(page)
  await page.waitForURL(`${stack.siteUrl}/question/edit`)
  await expectSignedIn(page)
})

test('a wrong password shows a message and preserves the user name', async ({ page, stack }) => {
  await page.goto(`${stack.loginUrl}/?redirectURL=${encodeURIComponent(`${stack.siteUrl}/`)}`)
  await fillLogin(page, { ...DEMO, password: '不是这个' })
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await expect(page.getByLabel('用户名')).toHaveValue(DEMO.username)
})

test('a crafted return address leads to the home page', async ({ page, stack }) => {
  for (const evil of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`${stack.loginUrl}/?redirectURL=${encodeURIComponent(evil)}`)
    await fillLogin(page)
    await page.waitForURL(`${stack.siteUrl}/`)
  }
})

test('signing in works at 127.0.0.1 as it does at localhost', async ({ page, stack }) => {
  const site = stack.siteUrl.replace('localhost', '127.0.0.1')
  await page.goto(`${site}/history`)
  await page.getByRole('banner').getByText('登录', { exact: true }).click()
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/\?redirectURL=/)
  await fillLogin(page)
  await page.waitForURL(`${site}/history`)
  await expectSignedIn(page)
})

test('the three cookies follow docs/rules.md#session and encode Chinese text', async ({
  page,
  stack,
}) => {
  await logIn(page, stack)
  const cookies = await page.context().cookies()
  const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
  for (const name of ['userInfo', 'accessToken', 'refreshToken']) {
    expect(named[name]).toMatchObject({
      path: '/',
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    })
  }
  const user = JSON.parse(decodeURIComponent(named.userInfo?.value ?? ''))
  const me = await stack.apiOf(user.uid).user.getMe({ params: { id: user.uid } })
  expect(user).toMatchObject({ uid: me.id, nickName: me.nickName })
  expect(Object.keys(user)).not.toContain('email')
})

test('signing out ends the session and returns to the page', async ({ page, stack }) => {
  await logIn(page, stack, '/history')
  const token = await readCookie(page, 'accessToken')
  await signOut(page)
  await page.waitForURL(`${stack.siteUrl}/history`)
  await expectSignedOut(page)
  for (const name of ['userInfo', 'accessToken', 'refreshToken']) {
    expect(await readCookie(page, name)).toBeUndefined()
  }
  const me = await fetch(`${stack.apiUrl}/system/user/1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status).toBe(401)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the login link, the form and the return address work', async ({ page, stack }) => {
    await page.goto('/history?a=1')
    await page.getByRole('banner').getByText('登录', { exact: true }).click()
    await page.waitForURL(`${stack.loginUrl}/**`)
    await fillLogin(page)
    await page.waitForURL(`${stack.siteUrl}/history?a=1`)
    expect(await readCookie(page, 'accessToken')).toBeTruthy()
  })
})

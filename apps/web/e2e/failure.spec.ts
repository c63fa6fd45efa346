import { createHmac } from 'node:crypto'
import { findArticle } from './demo.ts'
import { readCookie, setCookie } from './login.ts'
import { expect, signIn, test } from './test.ts'

const MESSAGE = '标题不能为空；\n请检查;后再试 100% <b>粗</b>'

/** Signs a failure as a server component does for the route handler. */
function sign(failure: object, secret: string): string {
  const payload = Buffer.from(JSON.stringify({ ...failure, at: Date.now() })).toString('base64url')
  const mark = createHmac('sha256', `failure:${secret}`).update(payload).digest('base64url')
  return `${payload}.${mark}`
}

test('the error page shows the complete message of the server as text', async ({ page, stack }) => {
  const packed = sign({ code: 400, message: MESSAGE }, stack.refreshSecret)
  await page.goto(`/internal/failure?f=${packed}`)
  await page.waitForURL('**/error')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('标题不能为空；')
  await expect(title).toContainText('请检查;后再试 100% <b>粗</b>')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'error')
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(seconds).toBeGreaterThan(30)
  expect(seconds).toBeLessThanOrEqual(46)
  await page.getByRole('link', { name: '返回首页' }).click()
  await page.waitForURL(`${stack.siteUrl}/`)
})

for (const [code, text] of [
  [404, '页面不存在'],
  [1404, '请先登录!!'],
  [1401, '请先登录!'],
] as const) {
  test(`code ${code} has its own message`, async ({ page, stack }) => {
    await page.goto(`/internal/failure?f=${sign({ code, message: '别的' }, stack.refreshSecret)}`)
    await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible()
  })
}

test('the error page ignores unsigned messages', async ({ page, stack }) => {
  await page.goto(`/internal/failure?f=${sign({ code: 500, message: '领奖' }, 'another secret')}`)
  await page.waitForURL(`${stack.siteUrl}/`)
  expect(await readCookie(page, 'error')).toBeUndefined()
})

test('without a failure the error page redirects to the home page', async ({ page, stack }) => {
  await page.goto('/error')
  await page.waitForURL(`${stack.siteUrl}/`)
  await setCookie(page, stack, 'error', '')
  await page.goto('/error')
  await page.waitForURL(`${stack.siteUrl}/`)
})

test('personal responses are not stored in shared caches', async ({ page, stack, request }) => {
  const packed = sign({ code: 400, message: 'x' }, stack.refreshSecret)
  const answers = [
    await request.get('/user', { maxRedirects: 0 }),
    await request.get('/internal/expired?to=/user', { maxRedirects: 0 }),
    await request.get(`/internal/failure?f=${packed}`, { maxRedirects: 0 }),
    await request.get('/internal/login', { maxRedirects: 0 }),
  ]
  for (const answer of answers) {
    expect(answer.status()).toBe(307)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
  const { userId } = await findArticle(stack, () => true)
  await signIn(page, stack, userId)
  const own = await page.request.get('/user', { maxRedirects: 0 })
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(await own.text()).not.toContain(stack.tokenOf(userId).slice(0, 40))
})

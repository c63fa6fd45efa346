import { forbidQuietRenewal, logIn, readCookie, setCookie } from './login.ts'
import { expect, signIn, test } from './test.ts'
import { choose, findOwner, MEGABYTE, sendSlowly, writeText } from './uploading.ts'

test('a paused upload resumes after a reload', async ({ page, stack }) => {
  await signIn(page, stack, await findOwner(stack))
  await page.goto('/resource')
  const file = await writeText('很大的数据.csv', 12)
  await sendSlowly(page, file, 4 * MEGABYTE)
  await expect(page.getByText(/\/秒$/)).toBeVisible()
  await expect(page.getByText(/^剩余 /)).toBeVisible()
  await page.getByRole('button', { name: '暂停' }).click()
  await expect(page.getByText('已暂停')).toBeVisible()
  await page.reload()
  await expect(page.getByText('“很大的数据.csv”上次没有传完')).toBeVisible()
  const resumed = page.waitForRequest((request) => request.method() === 'PATCH')
  await choose(page, file)
  expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(MEGABYTE)
  await expect(page.getByText('上传完成')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('上次没有传完')).toHaveCount(0)
})

test.describe('a network failure', () => {
  test.use({ allowedInConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('is awaited, and the upload resumes automatically', async ({ page, stack }) => {
    await signIn(page, stack, await findOwner(stack))
    await page.goto('/resource')
    const file = await writeText('断线.csv', 8)
    const setOffline = await sendSlowly(page, file, MEGABYTE)
    await setOffline(true)
    await expect(page.getByText('网络断开，恢复后自动继续')).toBeVisible({ timeout: 30_000 })
    await setOffline(false)
    await expect(page.getByText('上传完成')).toBeVisible({ timeout: 30_000 })
  })
})

test.describe('a session that expires during an upload', () => {
  // The browser logs refused calls.
  test.use({ allowedInConsole: /401/ })

  test('is renewed, and the upload resumes', async ({ page, stack }) => {
    await logIn(page, stack, '/resource')
    await forbidQuietRenewal(page, stack)
    const file = await writeText('登录过期.csv', 12)
    await sendSlowly(page, file, 4 * MEGABYTE)
    await page.getByRole('button', { name: '暂停' }).click()
    const expired = stack.tokenOf('1', -60)
    await setCookie(page, stack, 'accessToken', expired)
    await page.getByRole('button', { name: '继续' }).click()
    await expect.poll(() => readCookie(page, 'accessToken')).not.toBe(expired)
    await expect(page.getByText('“登录过期.csv”上次没有传完')).toBeVisible()
    const resumed = page.waitForRequest((request) => request.method() === 'PATCH')
    await choose(page, file)
    expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(MEGABYTE)
    await expect(page.getByText('上传完成')).toBeVisible({ timeout: 30_000 })
  })

  test('is renewed, and a received file is not sent again', async ({ page, stack }) => {
    await logIn(page, stack, '/resource')
    await forbidQuietRenewal(page, stack)
    let begun = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/file/tus')) begun += 1
    })
    const file = await writeText('刚好传完.csv', 6)
    await sendSlowly(page, file, MEGABYTE)
    const expired = stack.tokenOf('1', -60)
    await setCookie(page, stack, 'accessToken', expired)
    await expect.poll(() => readCookie(page, 'accessToken'), { timeout: 30_000 }).not.toBe(expired)
    await expect(page.getByText('上传完成')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('刚好传完')
    expect(begun).toBe(1)
  })
})

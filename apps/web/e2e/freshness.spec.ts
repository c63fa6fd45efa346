import { findArticle, writeArticle } from './demo.ts'
import { expect, test } from './test.ts'

/** An edit becomes visible without a reload of caches; `pnpm bench freshness` measures the delay. */
const SOON = { timeout: 5000, intervals: [50, 100, 100, 200] }

const textOf = async (url: string) => (await fetch(url)).text()
const statusOf = async (url: string) => (await fetch(url)).status

test('an edit is visible on every instance of the site', async ({ stack }) => {
  const second = await stack.startSecondSite()
  const { id, userId } = await writeArticle(stack, '第一版')
  const urls = [stack.siteUrl, stack.secondUrl].map((site) => `${site}/article/${id}`)
  for (const url of urls) await expect.poll(() => textOf(url), SOON).toContain('第一版')

  const api = stack.apiOf(userId)
  const { labelIds } = await api.article.getArticle({ params: { id } })
  const body = { id, title: '第二版', labelIds, mdContent: '改过的正文' }
  await api.article.updateArticle({ body })
  for (const url of urls) await expect.poll(() => textOf(url), SOON).toContain('第二版')
  for (const url of urls) expect(await textOf(url)).not.toContain('第一版')
  await second.stop()
})

test('a new article is in the lists, and a deleted one stays deleted after a restart', async ({
  stack,
}) => {
  const { id, userId } = await writeArticle(stack, '昙花一现的文章')
  const url = `${stack.siteUrl}/article/${id}`
  await expect.poll(() => textOf(`${stack.siteUrl}/article`), SOON).toContain('昙花一现的文章')
  expect(await statusOf(url)).toBe(200)

  await stack.apiOf(userId).article.deleteArticle({ params: { id } })
  await expect.poll(() => statusOf(url), SOON).toBe(404)
  await stack.stopSite()
  await stack.startSite()
  expect(await statusOf(url)).toBe(404)
  expect(await textOf(`${stack.siteUrl}/article`)).not.toContain('昙花一现的文章')
})

test('pages are not invalidated without the secret', async ({ stack }) => {
  const body = JSON.stringify({ tags: ['articles'] })
  const url = `${stack.siteUrl}/internal/refresh`
  for (const secret of ['', 'wrong']) {
    const headers = { 'content-type': 'application/json', 'x-refresh-secret': secret }
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(403)
  }
})

test('with the API down, cached pages are still served', async ({ stack }) => {
  const { id } = await findArticle(stack, () => true)
  const urls = ['/', '/article', `/article/${id}`].map((path) => stack.siteUrl + path)
  for (const url of urls) expect(await statusOf(url)).toBe(200)
  await stack.stopApi()
  try {
    for (const url of urls) expect(await statusOf(url)).toBe(200)
    // Also pages that were invalidated just before.
    const headers = { 'x-refresh-secret': stack.refreshSecret }
    const body = JSON.stringify({ tags: ['articles', `article:${id}`] })
    await fetch(`${stack.siteUrl}/internal/refresh`, { method: 'POST', body, headers })
    for (const url of urls) expect(await statusOf(url)).toBe(200)
    const answer = await fetch(`${stack.siteUrl}/api/article/api/category/list`)
    expect(await answer.json()).toMatchObject({ code: 502 })
  } finally {
    await stack.startApi()
  }
})

test('a site that starts before its API shows articles as soon as the API responds', async ({
  stack,
}) => {
  await stack.stopSite()
  await stack.stopApi()
  await stack.startSite()
  expect(await statusOf(`${stack.siteUrl}/`)).toBe(200)
  await stack.startApi()
  const article = await findArticle(stack, () => true)
  await expect
    .poll(() => textOf(`${stack.siteUrl}/article`), { timeout: 8000 })
    .toContain(article.title)
})

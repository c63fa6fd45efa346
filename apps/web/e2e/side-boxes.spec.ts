import { setTimeout } from 'node:timers/promises'
import { findArticle } from './demo.ts'
import { type FailingApi, startFailingApi } from './failing-api.ts'
import type { Program } from './program.ts'
import type { Stack } from './stack.ts'
import { expect, sessionOf, test } from './test.ts'

/** Timeout of optional parts of a page, in ms. It is shared by all parts. */
const SIDE_TIME = 3000
/** Time after a failed connection in which no call is retried, in ms. */
const SILENCE = 600
/** Maximum retries per page load, for all calls together. */
const RETRIES = 4

interface PageCase {
  path: string
  /** Required calls of the page. */
  main: readonly string[]
  isGuarded?: boolean
}

let site: Program
let api: FailingApi
let users: { owner: string }

test.beforeEach(async ({ stack }) => {
  api = await startFailingApi(stack.apiUrl)
  // The page cache is off, so that every response comes from Next.
  site = await stack.startSecondSite({ API_URL: api.url, PAGE_CACHE_MB: '0' })
})

test.afterEach(async () => {
  await site.stop()
  await api.close()
})

const LIST = 'POST /article/api/article/list'
const FIND = 'POST /article/api/article/listREQ'
const LABELS = 'GET /article/api/category/label/list'
const SEARCH = 'POST /search/api/search/search'

/** All screens with calls, with one example of each kind. */
async function findPages(stack: Stack): Promise<PageCase[]> {
  const open = stack.apiOf()
  const article = await findArticle(
    stack,
    ({ columnIds, labelIds }) => columnIds.length > 0 && labelIds.length > 0,
  )
  users = { owner: article.userId }
  const channel = (await open.channel.listChannels())[0]?.id
  const column = article.columnIds[0]
  const label = article.labelIds[0]
  const body = { current: 1, size: 20 }
  const questions = await open.question.listHotQuestions({ body })
  const question = questions.records.find(({ labelIds }) => labelIds.length > 0)?.id
  const resource = (await open.resource.findResources({ body })).records[0]?.id
  const { owner } = users
  return [
    { path: '/', main: [LIST] },
    { path: `/${channel}`, main: [LIST, 'GET /article/api/category/list'] },
    { path: '/article', main: [LIST] },
    { path: `/article/${article.id}`, main: [`GET /article/api/article/${article.id}`] },
    { path: '/column', main: ['GET /article/api/column/findTopColumn/1000'] },
    {
      path: `/column/${column}`,
      main: [`GET /article/api/column/${column}`, `GET /article/api/article/column/${column}`],
    },
    { path: '/label', main: [LABELS] },
    { path: `/label/${label}`, main: [LABELS, LIST] },
    { path: '/question', main: ['POST /question/api/question/hot'] },
    {
      path: `/question?label=${label}`,
      main: [LABELS, `POST /question/api/question/list/${label}`],
    },
    { path: `/question/${question}`, main: [`GET /question/api/question/${question}`] },
    { path: '/resource/list', main: ['POST /article/api/resource/listREQ'] },
    { path: `/resource/${resource}`, main: [`GET /article/api/resource/${resource}`] },
    { path: '/search?key=React&t=4', main: [SEARCH] },
    { path: '/search?key=qzxwv&t=4', main: [SEARCH] },
    { path: `/user/${owner}`, main: [`GET /system/api/user/column/${owner}`, FIND] },
    { path: '/rss.xml', main: [LIST] },
    { path: '/sitemap.xml', main: sitemapParts() },
    { path: '/message', main: [meOf(owner), 'POST /system/message/search'], isGuarded: true },
    { path: '/article/edit', main: [meOf(owner), ...choices()], isGuarded: true },
    { path: '/question/edit', main: [meOf(owner), LABELS], isGuarded: true },
    ...['/history', '/gpt', '/error'].map((path) => ({ path, main: [] })),
  ]
}

const meOf = (id: string) => `GET /system/user/${id}`
const choices = () => [
  LABELS,
  'GET /article/column/list',
  'GET /system/dictData/getDictListByCode/article_type',
]
const sitemapParts = () =>
  ['article', 'question', 'column', 'resource', 'user'].map(
    (kind) => `GET /search/api/sitemap/${kind}`,
  )

/** Requests a page that has to be rendered. @returns its status */
async function render(stack: Stack, { path, isGuarded }: PageCase): Promise<number> {
  const headers = { 'x-refresh-secret': stack.refreshSecret }
  const body = '{"everything":true}'
  await fetch(`${stack.secondUrl}/internal/refresh`, { method: 'POST', headers, body })
  const cookies = sessionOf(stack, users.owner).map(({ name, value }) => `${name}=${value}`)
  api.calls = []
  api.connections = 0
  const answer = await fetch(stack.secondUrl + path, {
    redirect: 'manual',
    headers: isGuarded ? { cookie: cookies.join('; ') } : {},
  })
  await answer.text()
  return answer.status
}

test('a failed optional part is omitted from every page, for all kinds of failures', async ({
  stack,
}) => {
  test.setTimeout(600_000)
  const wrong: string[] = []
  let sides = 0
  for (const page of await findPages(stack)) {
    expect.soft(await render(stack, page), `${page.path} as it is`).toBe(200)
    const calls = [...new Set(api.calls)]
    for (const call of page.main) expect.soft(calls, page.path).toContain(call)
    for (const call of calls.filter((each) => !page.main.includes(each))) {
      sides += 1
      for (const failure of ['refused', 'HTTP 500', 'cut off', 'wrong shape'] as const) {
        api.failures.set(call, failure)
        const status = await render(stack, page)
        // Rendered, and not taken from a cache.
        if (status !== 200 || !api.calls.includes(call)) {
          wrong.push(`${page.path}: ${status} with ${call} ${failure}`)
        }
      }
      api.failures.clear()
    }
    for (const call of page.main) {
      api.failures.set(call, 'refused')
      const status = await render(stack, page)
      api.failures.clear()
      if (status === 200) wrong.push(`${page.path}: 200 without its main call ${call}`)
    }
  }
  expect(wrong).toEqual([])
  expect(sides).toBeGreaterThan(20)
})

test('unanswered optional calls delay a page by seconds at most', async ({ stack }) => {
  for (const page of await findPages(stack)) {
    if (!/^\/($|article\/\d|question\/\d|resource\/\d)/.test(page.path)) continue
    expect(await render(stack, page), page.path).toBe(200)
    for (const call of new Set(api.calls)) {
      if (!page.main.includes(call)) api.failures.set(call, 'no answer')
    }
    const begun = performance.now()
    expect.soft(await render(stack, page), page.path).toBe(200)
    expect.soft(performance.now() - begun, page.path).toBeLessThan(2 * SIDE_TIME)
    api.failures.clear()
  }
})

test('a page with a missing part is regenerated soon', async ({ stack }) => {
  const [home] = await findPages(stack)
  if (!home) throw new Error('no home page')
  await render(stack, home)
  const call = api.calls.find((each) => each.includes('/popularArticles/'))
  if (!call) throw new Error('the home page does not request popular articles')
  const shows = async () =>
    (await (await fetch(stack.secondUrl)).text()).includes('>热门文章<') ? 'box' : 'no box'
  expect(await shows()).toBe('box')
  api.failures.set(call, 'refused')
  await render(stack, home)
  expect(await shows()).toBe('no box')
  api.failures.clear()
  await expect.poll(shows, { timeout: 30_000, intervals: [1000] }).toBe('box')
})

test('a page is rendered although each of its required calls is interrupted once', async ({
  stack,
}) => {
  test.setTimeout(300_000)
  for (const page of await findPages(stack)) {
    expect.soft(await render(stack, page), page.path).toBe(200)
    for (const call of page.main.slice(0, 1)) {
      api.failures.set(call, 'cut once')
      expect.soft(await render(stack, page), `${page.path} ${call}`).toBe(200)
      expect.soft(api.calls.filter((each) => each === call).length, call).toBeGreaterThan(1)
      api.failures.clear()
    }
  }
})

test('with the API down, one page load has a bounded number of retries', async ({ stack }) => {
  test.setTimeout(300_000)
  const counts: string[] = []
  for (const page of await findPages(stack)) {
    await render(stack, page)
    const loads = api.calls.length
    await setTimeout(SILENCE)
    api.isDown = true
    const begun = performance.now()
    await render(stack, page)
    const took = performance.now() - begun
    const { calls, connections } = api
    api.isDown = false
    counts.push(`${page.path} ${loads} loads, ${calls.length} calls, ${connections} connections`)
    expect.soft(calls.length, counts.at(-1)).toBeLessThanOrEqual(loads + RETRIES)
    expect.soft(connections, counts.at(-1)).toBeLessThanOrEqual(loads + RETRIES)
    // Next sends another request for the error page.
    for (const call of new Set(calls)) {
      const times = calls.filter((each) => each === call).length
      expect.soft(times, `${page.path} ${call}`).toBeLessThanOrEqual(3 + 1)
    }
    expect.soft(took, page.path).toBeLessThan(10_500)
  }
  test.info().annotations.push(...counts.map((description) => ({ type: 'count', description })))
})

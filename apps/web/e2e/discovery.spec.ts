import { findArticle, writeArticle } from './demo.ts'
import { expect, test } from './test.ts'

const SOON = { timeout: 5000, intervals: [50, 100, 100, 200] }
const textOf = async (url: string) => (await fetch(url)).text()
const statusOf = async (url: string) => (await fetch(url)).status

/** The texts of all elements with a name, from the browser's strict XML parser. */
const readXml = (xml: string, name: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const broken = document.querySelector('parsererror')?.textContent
  if (broken) throw new Error(broken)
  return [...document.getElementsByTagName(name)].map((element) => element.textContent)
}

test('feeds contain full texts, including hostile ones', async ({ stack, page }) => {
  const title = 'A & B \u0010\u001F]]> <T>(x) 🎉'
  const { id, userId } = await writeArticle(stack, title)
  const api = stack.apiOf(userId)
  const { labelIds } = await api.article.getArticle({ params: { id } })
  const mdContent = '正文 ]]> <b>x</b>\n\n![图](/files/demo/covers/p99.svg) [站内](/label)'
  const columnId = await api.column.saveColumn({ body: { name: `订阅的专栏 ${id}` } })
  const body = { id, title, labelIds, mdContent, columnIds: [columnId] }
  await api.article.updateArticle({ body })
  const read = (xml: string, name: string) =>
    page.evaluate(`(${readXml})(${JSON.stringify(xml)}, ${JSON.stringify(name)})`)
  await page.goto('/label')
  const owners = ['', `/user/${userId}`, `/column/${columnId}`, `/label/${labelIds[0]}`]
  for (const owner of owners) {
    for (const [format, content] of [
      ['rss', 'content:encoded'],
      ['atom', 'content'],
    ] as const) {
      const url = `${stack.siteUrl}${owner}/${format}.xml`
      await expect.poll(() => textOf(url), SOON).toContain('站内')
      const answer = await fetch(url)
      expect(answer.headers.get('content-type')).toContain(`application/${format}+xml`)
      const xml = await answer.text()
      expect(await read(xml, 'title')).toContain('A & B ]]> <T>(x) 🎉')
      const texts = String(await read(xml, content))
      expect(texts).toContain(`src="${stack.siteUrl}/files/demo/covers/p99.svg"`)
      expect(texts).toContain(`href="${stack.siteUrl}/label"`)
      expect(texts).toContain('正文 ]]')
    }
  }
})

test('an unchanged feed is a 304, and articles that became private are removed', async ({
  stack,
}) => {
  const { id, userId } = await writeArticle(stack, '只公开一会儿')
  const url = `${stack.siteUrl}/rss.xml`
  await expect.poll(() => textOf(url), SOON).toContain('只公开一会儿')
  const { headers } = await fetch(url)
  const again = (known: Record<string, string>) => fetch(url, { headers: known })
  const etag = headers.get('etag') ?? ''
  const date = headers.get('last-modified') ?? ''
  expect((await again({ 'if-none-match': etag })).status).toBe(304)
  expect((await again({ 'if-modified-since': date })).status).toBe(304)
  const part = `${stack.siteUrl}/sitemap/article-${id}.xml`
  expect(await textOf(part)).toContain(`/article/${id}</loc>`)

  const api = stack.apiOf(userId)
  const { labelIds } = await api.article.getArticle({ params: { id } })
  await api.article.updateArticle({
    body: { id, title: '只公开一会儿', labelIds, mdContent: '正文', ispublic: 0 },
  })
  await expect.poll(() => textOf(url), SOON).not.toContain('只公开一会儿')
  expect((await again({ 'if-modified-since': date })).status).toBe(200)
  await expect.poll(() => textOf(part), SOON).not.toContain(`/article/${id}</loc>`)
  const picture = `${stack.siteUrl}/files/share/article/${id}.png`
  expect(await statusOf(picture)).toBe(404)
})

test('subjects without a page have no feed', async ({ stack }) => {
  for (const path of ['/user/7/rss.xml', '/column/7/atom.xml', '/label/7/rss.xml']) {
    expect(await statusOf(stack.siteUrl + path)).toBe(404)
  }
})

test('pages link to their feeds and name their picture', async ({ stack, page }) => {
  const { id, userId = '' } = await findArticle(stack, () => true)
  const linkOf = (type: string) =>
    page.locator(`link[rel="alternate"][type="application/${type}+xml"]`).getAttribute('href')
  await page.goto('/')
  expect(await linkOf('rss')).toMatch(/\/rss\.xml$/)
  await page.goto(`/user/${userId}`)
  expect(await linkOf('atom')).toContain(`/user/${userId}/atom.xml`)
  for (const path of [`/article/${id}`, `/user/${userId}`]) {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe(
      'summary_large_image',
    )
    const picture = await fetch(new URL(address ?? '', stack.siteUrl))
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5000)
  }
})

test('the sitemap is an index of parts and listed in robots.txt', async ({ stack }) => {
  expect(await textOf(`${stack.siteUrl}/robots.txt`)).toContain('/sitemap.xml')
  const index = await textOf(`${stack.siteUrl}/sitemap.xml`)
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  expect(parts.length).toBeGreaterThanOrEqual(5)
  for (const url of parts) expect(await textOf(url)).toMatch(/<url><loc>http/)
})

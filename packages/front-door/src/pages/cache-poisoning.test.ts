import { createRandom, pick, type Random } from '@mozhan/vitest/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAll, type Listener, openSite } from '../testing/open-site.ts'
import { randomHeaders, randomUrlVariant, send } from './cache-poisoning.case.ts'

const SEED = 20_260_101
const REQUESTS = 10_000
const AT_ONCE = 40

/** Echoes all request headers, so that a forwarded header changes the page. */
const echoHeaders: Listener = (req, res) => {
  if (req.url === '/internal/refresh') return res.writeHead(200).end()
  const lines: string[] = []
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = req.rawHeaders[at]?.toLowerCase() ?? ''
    if (!['host', 'connection', 'if-none-match'].includes(name)) {
      lines.push(`${name}: ${req.rawHeaders[at + 1]}`)
    }
  }
  // Next answers segment prefetches with router data even without the RSC header.
  const isData = 'rsc' in req.headers || 'next-router-segment-prefetch' in req.headers
  const type = isData
    ? 'text/x-component'
    : req.url?.endsWith('.xml')
      ? 'application/xml'
      : 'text/html'
  res.writeHead(200, { 'content-type': type, 'cache-control': 's-maxage=300' })
  res.end(`${req.method} ${req.url}\n${lines.sort().join('\n')}`)
}

let site: string
beforeAll(async () => {
  site = await openSite({ next: echoHeaders })
})
afterAll(closeAll)

/** The response to a request without headers. */
const bareResponse = (name: string) => ({
  status: 200,
  contentType: name.endsWith('.xml') ? 'application/xml' : 'text/html',
  text: `GET ${name}\naccept-encoding: identity`,
})

/** A page name that was not requested before. */
function nameOf(random: Random, number: number): string {
  return pick(random, [
    `/article/${number}`,
    `/${number}`,
    `/user/${number}?tab=columns&page=2`,
    `/label/${number}/rss.xml`,
    `/question?label=${number}&page=3`,
    `/unknown/${number}`,
  ])
}

describe(`with ${REQUESTS} random requests`, () => {
  it('no request changes the cached page', { timeout: 120_000 }, async () => {
    const random = createRandom(SEED)
    const poisoned: string[] = []
    const statuses = new Set<number>()
    const expectBare = async (name: string, describeRequest: () => string) => {
      const response = await send(site, name)
      const isBare = JSON.stringify(response) === JSON.stringify(bareResponse(name))
      if (!isBare) poisoned.push(`${describeRequest()}\n→ ${JSON.stringify(response)}`)
    }
    const attack = async (number: number) => {
      const name = nameOf(random, number)
      const headers = randomHeaders(random)
      const path = randomUrlVariant(random, name)
      const method =
        random() < 0.85 ? 'GET' : pick(random, ['HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT'])
      const hasRefresh = random() < 0.02
      const isRace = random() < 0.2
      const describeRequest = () => `${method} ${path} ${JSON.stringify(headers)}`
      const pending = send(site, path, { method, headers })
      if (isRace) await expectBare(name, describeRequest)
      const { status, contentType, text } = await pending
      statuses.add(status)
      // The request itself also receives the shared page.
      const isPage =
        method === 'GET' && status === 200 && contentType === bareResponse(name).contentType
      if (isPage && text !== bareResponse(name).text)
        poisoned.push(`${describeRequest()} got ${text}`)
      await expectBare(name, describeRequest)
      if (!hasRefresh) return
      await send(site, '/internal/refresh', { method: 'POST' })
      await send(site, path, { method: 'GET', headers })
      await expectBare(name, describeRequest)
    }
    for (let number = 1; number <= REQUESTS; number += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => attack(number + at)))
    }
    expect(poisoned.slice(0, 5)).toEqual([])
    for (const status of statuses) expect([200, 304, 400, 405, 417]).toContain(status)
    expect(statuses).toContain(200)
  })
})

it.each(['/article/1', '/article/2?x=1'])(
  'a segment prefetch does not replace the cached page: %s',
  async (path) => {
    const headers = ['next-router-prefetch', '1', 'next-router-segment-prefetch', '/_tree']
    const fresh = await openSite({ next: echoHeaders })
    for (const more of [[], ['rsc', '1'], ['RSC', '1', 'rsc', '1']]) {
      await send(fresh, path, { headers: [...headers, ...more] })
    }
    const name = path.split('?', 1)[0] ?? ''
    expect(await send(fresh, name)).toEqual(bareResponse(name))
  },
)

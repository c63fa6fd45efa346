import { afterEach, describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { closeAll, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

const SHARED = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }

describe('what depends on who asks', () => {
  /** A server behind us that marks everything as good for all, and a cache in front that believes it. */
  async function openCached() {
    let count = 0
    const site = await openSite({
      next: (req, res) => {
        const name = /name=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? 'nobody'
        if (req.url !== '/sets-cookie') return res.writeHead(200, SHARED).end(name)
        count += 1
        res.writeHead(200, { ...SHARED, 'set-cookie': `token=${count}` }).end(`cookie ${count}`)
      },
    })
    const kept = new Map<string, string>()
    return async (path: string, name?: string) => {
      const held = kept.get(path)
      if (held !== undefined) return held
      const answer = await fetch(site + path, name ? { headers: { cookie: `name=${name}` } } : {})
      const text = await answer.text()
      const rule = answer.headers.get('cache-control') ?? ''
      if (!/private|no-store|no-cache|max-age=0/.test(rule)) kept.set(path, text)
      return text
    }
  }

  it.each([
    '/user',
    '/user?tab=private',
    '/message',
    '/article/1/own',
    '/internal/expired?to=/',
    '/%75ser',
  ])('is shown to nobody else, with a cache behind the site and before it: %s', async (path) => {
    const read = await openCached()
    const seen = [await read(path, 'alan'), await read(path), await read(path, 'zhou')]
    expect(seen).toEqual(['alan', 'nobody', 'zhou'])
  })

  it('is not an answer that sets a cookie, either', async () => {
    const read = await openCached()
    expect(await read('/sets-cookie', 'alan')).toBe('cookie 1')
    expect(await read('/sets-cookie')).toBe('cookie 2')
  })

  it('is kept apart where both ask in the same moment', async () => {
    const read = await openCached()
    const names = ['alan', 'zhou', undefined, 'alan']
    const seen = await Promise.all(names.map((name) => read('/user', name)))
    expect(seen).toEqual(['alan', 'zhou', 'nobody', 'alan'])
  })
})

describe('a form that a page does not take', () => {
  it('is refused in a sentence, however long it is', async () => {
    const site = await openSite({})
    const answer = await fetch(`${site}/user`, { method: 'POST', body: Buffer.alloc(5_000_000) })
    expect(answer.status).toBe(405)
    expect(await answer.text()).toBe(copy.notAllowed)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a refresh', () => {
  it('is refused in a sentence where it is longer than any', async () => {
    const site = await openSite({})
    const body = Buffer.alloc(5_000_000)
    const answer = await fetch(`${site}/internal/refresh`, { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([413, copy.tooLarge])
  })
})

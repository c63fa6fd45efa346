import { afterEach, describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { closeAll, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

const SHARED = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' }

describe('pages that depend on the user', () => {
  /** A site that marks all answers as public, and a shared cache in front of it. */
  async function openCached() {
    let count = 0
    const site = await openSite({
      next: (req, res) => {
        const name = /name=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? 'visitor'
        if (req.url !== '/sets-cookie') return res.writeHead(200, SHARED).end(name)
        count += 1
        res.writeHead(200, { ...SHARED, 'set-cookie': `token=${count}` }).end(`cookie ${count}`)
      },
    })
    const cached = new Map<string, string>()
    return async (path: string, name?: string) => {
      const hit = cached.get(path)
      if (hit !== undefined) return hit
      const answer = await fetch(site + path, name ? { headers: { cookie: `name=${name}` } } : {})
      const text = await answer.text()
      const rule = answer.headers.get('cache-control') ?? ''
      if (!/private|no-store|no-cache|max-age=0/.test(rule)) cached.set(path, text)
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
  ])(
    'are not shown to other users, with a cache behind the front door and one before it: %s',
    async (path) => {
      const read = await openCached()
      const seen = [await read(path, 'alan'), await read(path), await read(path, 'zhou')]
      expect(seen).toEqual(['alan', 'visitor', 'zhou'])
    },
  )

  it('include answers that set a cookie', async () => {
    const read = await openCached()
    expect(await read('/sets-cookie', 'alan')).toBe('cookie 1')
    expect(await read('/sets-cookie')).toBe('cookie 2')
  })

  it('are not mixed up by concurrent requests', async () => {
    const read = await openCached()
    const names = ['alan', 'zhou', undefined, 'alan']
    const seen = await Promise.all(names.map((name) => read('/user', name)))
    expect(seen).toEqual(['alan', 'zhou', 'visitor', 'alan'])
  })
})

describe('a form that is posted to a page', () => {
  it('is refused with a message for any length', async () => {
    const site = await openSite({})
    const answer = await fetch(`${site}/user`, { method: 'POST', body: Buffer.alloc(5_000_000) })
    expect(answer.status).toBe(405)
    expect(await answer.text()).toBe(copy.notAllowed)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('an invalidation', () => {
  it('is refused with a message when it is too long', async () => {
    const site = await openSite({})
    const body = Buffer.alloc(5_000_000)
    const answer = await fetch(`${site}/internal/refresh`, { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([413, copy.tooLarge])
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

/** A site with a complete 404 page, where all other pages answer 404 with `body`. */
const openWith = (body: string) =>
  openSite({
    next: (req, res) => {
      const headers = body === '' ? {} : { 'content-type': 'text/html' }
      if (req.url !== '/internal/nowhere') res.writeHead(404, headers).end(body)
      else res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<p>无此页')
    },
  })

describe('missing pages', () => {
  it('have their text without scripts', async () => {
    const answer = await fetch(`${await openWith('<html id="__next_error__">')}/article/9`)
    expect([answer.status, await answer.text()]).toEqual([404, '<p>无此页'])
  })

  it.each(['*/*', 'text/html,application/xml;q=0.9', 'application/rss+xml, */*;q=0.1'])(
    'get a text when they are empty (accept: %s)',
    async (accept) => {
      const site = await openWith('')
      const answer = await fetch(`${site}/sitemap/abc`, { headers: { accept } })
      expect([answer.status, await answer.text()]).toEqual([404, '<p>无此页'])
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    },
  )

  it('stay empty for clients that do not accept HTML', async () => {
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${await openWith('')}/sitemap/abc`, { headers })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  it('keep their own text', async () => {
    const answer = await fetch(`${await openWith('gone')}/article/9`)
    expect([answer.status, await answer.text()]).toEqual([404, 'gone'])
  })
})

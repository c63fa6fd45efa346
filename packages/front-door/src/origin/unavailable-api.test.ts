import { afterEach, expect, it } from 'vitest'
import { closeAll, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

/** Page data with an error, as Next writes it. */
const pageWith = (digest: string) =>
  `<script>self.__next_f.push([1,"2c:E{\\"digest\\":\\"${digest}\\"}\\n"])</script>`

it.each(['/user', '/search?key=a', '/article/7'])(
  'answers 503 with Retry-After when the API did not answer: %s',
  async (path) => {
    const site = await openSite({
      next: (_req, res) => res.writeHead(500).end(pageWith('no-answer')),
    })
    const answer = await fetch(site + path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

it('keeps the status 500 of other failures', async () => {
  const site = await openSite({
    next: (_req, res) => res.writeHead(500).end(pageWith('123')),
  })
  expect((await fetch(`${site}/user`)).status).toBe(500)
})

import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { nextFramework } from '../next/index.ts'
import type { OriginResponse } from './origin.ts'
import { forRouter as answerFor } from './router-response.ts'

const forRouter = (req: IncomingMessage, answer: OriginResponse) =>
  answerFor(req, answer, nextFramework.isRouter)

// Only the headers are read.
const ask = (headers: object) => ({ headers }) as IncomingMessage
const redirect = (location: string) => ({
  status: 307,
  headers: { location },
  body: Buffer.alloc(0),
})

describe('forRouter', () => {
  it('replaces a redirect to another site, which fetch cannot follow', () => {
    const answer = forRouter(ask({ rsc: '1' }), redirect('http://login.test/?redirectURL=x'))
    expect(answer.status).toBe(200)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('does not change redirects within the site or for a navigation', () => {
    const inside = redirect('/internal/expired?to=%2Fuser')
    expect(forRouter(ask({ rsc: '1' }), inside)).toBe(inside)
    const outside = redirect('http://login.test/')
    expect(forRouter(ask({}), outside)).toBe(outside)
  })
})

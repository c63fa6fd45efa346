import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { nextFramework } from '../next/index.ts'
import { toKeyedRequest as toRequestOf } from './keyed-request.ts'

const toKeyedRequest = (name: string, headers: IncomingHttpHeaders) =>
  toRequestOf(name, headers, nextFramework)

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' }

describe('toKeyedRequest', () => {
  it.each([
    {},
    { rsc: '0' },
    { rsc: '1, 1' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { cookie: 'a=1', 'x-middleware-subrequest': 'middleware' },
  ])('ignores other headers: %o', (headers) => {
    expect(toKeyedRequest('/article/7', headers)).toMatchObject({
      ...{ key: '/article/7', path: '/article/7', isRouterData: false },
      headers: { 'accept-encoding': 'identity' },
    })
  })

  it('has a separate key for each variant of router data', () => {
    const variants = [
      {},
      { rsc: '1' },
      PREFETCH,
      { ...PREFETCH, 'next-router-segment-prefetch': '/_tree' },
      { ...PREFETCH, 'next-router-segment-prefetch': '/!KHNpdGUp/article/$d$id/__PAGE__' },
    ]
    const requests = variants.map((headers) => toKeyedRequest('/article/7', headers))
    expect(new Set(requests.map(({ key }) => key)).size).toBe(variants.length)
    for (const { headers } of requests.slice(1)) expect(headers.rsc).toBe('1')
  })

  it.each(['x', '/../..', '/a b', `/${'a'.repeat(600)}`, '/a?b', ''])(
    'ignores the invalid segment %j',
    (segment) => {
      const headers = { ...PREFETCH, 'next-router-segment-prefetch': segment }
      expect(toKeyedRequest('/', headers)).toEqual(toKeyedRequest('/', PREFETCH))
    },
  )

  it('contains only sent headers in the key', () => {
    const headers = { rsc: '1', 'next-router-prefetch': '2', 'next-router-state-tree': '[]' }
    expect(toKeyedRequest('/', headers)).toEqual(toKeyedRequest('/', { rsc: '1' }))
  })
})

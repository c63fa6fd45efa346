import { describe, expect, it } from 'vitest'
import { classifyRequest, type RequestFacts } from './classify-request.ts'

const SITE = 'https://site.test'

function request(path: string, facts: Partial<RequestFacts> & { with?: string[] } = {}) {
  const { with: names = [], ...rest } = facts
  return {
    method: 'GET',
    url: new URL(path, SITE).href,
    mode: 'cors',
    destination: '',
    headers: new Headers(names.map((name) => [name, '1'])),
    ...rest,
  }
}

const sort = (...args: Parameters<typeof request>) => classifyRequest(request(...args), SITE)

describe('classifyRequest', () => {
  it('recognizes documents, data for the router, files of the build and pictures', () => {
    expect(sort('/article/1', { mode: 'navigate', destination: 'document' })).toBe('page')
    expect(sort('/message', { mode: 'navigate', destination: 'document' })).toBe('page')
    expect(sort('/article/1?_rsc=1x', { with: ['rsc'] })).toBe('data')
    expect(sort('/_next/static/chunks/a1.js', { destination: 'script' })).toBe('file')
    expect(sort('/_next/static/media/a1.svg', { destination: 'image' })).toBe('file')
    expect(sort('/files/a.webp', { destination: 'image' })).toBe('picture')
    expect(sort('https://pictures.test/a.webp', { destination: 'image' })).toBe('picture')
  })

  it.each([
    ['a call', request('/api/article/1')],
    ['a call that shows a picture', request('/api/captcha', { destination: 'image' })],
    ['a download', request('/files/a.zip', { mode: 'navigate', destination: 'document' })],
    ['a download from the API', request('/api/file/1', { mode: 'navigate' })],
    ['an event stream', request('/api/events', { with: ['accept'] })],
    ['a POST', request('/article/1', { method: 'POST', mode: 'navigate' })],
    ['an upload in pieces', request('/api/tus/1', { method: 'PATCH' })],
    ['a status request of an upload', request('/api/tus/1', { method: 'HEAD' })],
    ['a part of a file', request('/_next/static/media/a.mp4', { with: ['range'] })],
    ['an internal handler', request('/internal/expired', { mode: 'navigate' })],
    ['a socket', request('/wss')],
    ['another site', request('https://login.test/', { mode: 'navigate' })],
    ['the script of a worker', request('/_next/static/chunks/w.js#a', { destination: 'worker' })],
    [
      'the script of a shared worker',
      request('/_next/static/chunks/w.js', { destination: 'sharedworker' }),
    ],
    ['a prefetched page', request('/a?_rsc=1', { with: ['rsc', 'next-router-prefetch'] })],
    ['any other fetch', request('/manifest.webmanifest')],
  ])('bypasses %s', (_, facts) => {
    expect(classifyRequest(facts, SITE)).toBeUndefined()
  })
})

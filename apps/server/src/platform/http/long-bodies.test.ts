import { setTimeout as sleep } from 'node:timers/promises'
import { contract, type Endpoint } from '@mozhan/api-client/contract'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createLongBodies } from './long-bodies.ts'

const { createArticle } = contract.article
const { uploadImage } = contract.file
const { search } = contract.search

describe('long bodies', () => {
  it('run one at a time, in turns between users, while short ones do not wait', async () => {
    const { post, done } = start()
    await Promise.all([
      ...Array.from({ length: 5 }, (_, at) => post('lan', `lan ${at}`, 40_000)),
      post('zhou', 'zhou', 40_000),
      post('zhou', 'short', 400),
    ])
    expect(done).toEqual(['short', 'lan 0', 'lan 1', 'zhou', 'lan 2', 'lan 3', 'lan 4'])
  })

  it('include bodies of unknown length but no files', async () => {
    const { post, done } = start()
    await Promise.all([
      post('lan', 'first', undefined),
      post('lan', 'second', undefined),
      post('lan', 'file', 5_000_000, uploadImage),
    ])
    expect(done).toEqual(['file', 'first', 'second'])
  })

  it('never wait for calls of visitors or for open calls', async () => {
    const { post, done } = start()
    await Promise.all([
      post('lan', 'first', 40_000),
      ...Array.from({ length: 300 }, () => post('', 'short', undefined, search)),
      ...Array.from({ length: 300 }, () => post('zhou', 'short', undefined, search)),
      post('lan', 'second', 40_000),
    ])
    expect(done).toHaveLength(602)
    expect(done.filter((name) => name !== 'short')).toEqual(['first', 'second'])
  })
})

/** Short bodies and files end first unless they have to wait. */
function start() {
  const bodies = createLongBodies(1)
  const done: string[] = []
  const post = async (
    owner: string,
    name: string,
    length: number | undefined,
    endpoint: Endpoint = createArticle,
  ) => {
    const app = new Hono().post('/', (request) =>
      bodies.run({ endpoint, viewer: owner ? { id: owner } : null, request }, async () => {
        await sleep(name === 'short' || name === 'file' ? 5 : 30)
        done.push(name)
        return request.body(null)
      }),
    )
    const headers: Record<string, string> =
      length === undefined
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(length) }
    await app.request('/', { method: 'POST', headers })
  }
  return { post, done }
}

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'
import { sizeOf, stagedPath } from '../src/domains/file/finish-upload.ts'
import { IDS } from './_content.ts'
import { createTestDatabase } from './_databases.ts'
import { makeDataDir, openInstance } from './_instances.ts'

/** The library ends a request 3 s after its lock was requested. */
const TIMEOUT_MS = 20_000

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'two instances with one folder (needs TEST_DATABASE_URL)',
  () => {
    let passed = 0
    let contexts: readonly [AppContext, AppContext]
    const cleanups: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      const { url, drop } = await createTestDatabase()
      const shared = { dataDir: makeDataDir(), clock: () => new Date(Date.now() + passed) }
      const [first, second] = [await openInstance(url, shared), await openInstance(url, shared)]
      contexts = [first.context, second.context]
      cleanups.push(drop, first.close, second.close)
    })
    afterAll(async () => {
      for (const clean of cleanups.reverse()) await clean()
    })

    const ask = async (at: 0 | 1, method: string, address: string, more: RequestInit = {}) => {
      const context = contexts[at]
      const headers = {
        authorization: `Bearer ${await context.tokens.sign(IDS.lan, 60)}`,
        'tus-resumable': '1.0.0',
        ...more.headers,
      }
      const { body } = more
      return createApp(context).request(address, {
        method,
        headers,
        ...(body ? { body, duplex: 'half' } : {}),
      })
    }
    const append = (at: 0 | 1, address: string, offset: number, body: string | ReadableStream) => {
      const headers = {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      }
      return ask(at, 'PATCH', address, { headers, body })
    }
    const create = async (name: string, length: number) => {
      const answer = await ask(0, 'POST', '/api/article/file/tus', {
        headers: {
          'upload-length': String(length),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        },
      })
      return `/api/article/file/${answer.headers.get('location')}`
    }
    /** The first part of a body that never ends. */
    const stuck = (text: string) =>
      new ReadableStream({ start: (rest) => rest.enqueue(new TextEncoder().encode(text)) })
    /** Read from the disk, because a HEAD request would end the running upload. */
    const arrived = (address: string, bytes: number) =>
      expect.poll(() => sizeOf(stagedPath(contexts[0], path.basename(address)))).toBe(bytes)
    const cutLocks = () =>
      contexts[0].store.pool?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mozhan-locks' and datname = current_database()",
      )

    it('let one instance write an upload, and end a stalled request of the other', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const address = await create('两处.txt', 10)
      const hanging = append(0, address, 0, stuck('hello'))
      await arrived(address, 5)
      // Waits for the first request to end, which has stored what had arrived.
      expect((await append(1, address, 0, 'HELLO')).status).toBe(409)
      expect((await hanging).status).toBeLessThan(500)
      const whole = await append(1, address, 5, 'world')
      expect(await whole.json()).toMatchObject({ code: 20000, data: { fileSize: 10 } })
    })

    it('continue after the lock connection was cut', { timeout: TIMEOUT_MS }, async () => {
      const address = await create('断线.txt', 10)
      const hanging = append(0, address, 0, stuck('hello'))
      await arrived(address, 5)
      await cutLocks()
      // The holder of a lost lock ends itself.
      await hanging
      expect((await append(0, address, 5, 'world')).status).toBe(200)
    })

    it('run one export per user at a time', async () => {
      const first = await ask(0, 'GET', '/system/user/export')
      const reader = first.body?.getReader()
      await reader?.read()
      expect((await ask(1, 'GET', '/system/user/export')).status).toBe(429)
      expect((await ask(1, 'POST', '/system/user/export')).status).toBe(429)
      await reader?.cancel()
      const second = await ask(1, 'GET', '/system/user/export')
      expect(second.status).toBe(200)
      await second.arrayBuffer()
      expect((await ask(0, 'POST', '/system/user/export')).status).toBe(200)
    })

    it('end an abandoned export on any instance', async () => {
      const left = await ask(0, 'GET', '/system/user/export')
      await left.body?.getReader().read()
      expect((await ask(1, 'GET', '/system/user/export')).status).toBe(429)
      passed = 61_000
      const next = await ask(1, 'GET', '/system/user/export')
      expect(next.status).toBe(200)
      await next.body?.cancel()
    })
  },
)

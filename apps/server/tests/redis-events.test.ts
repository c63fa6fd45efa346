import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Events } from '../src/platform/events/events.ts'
import { createRedisEvents } from '../src/platform/events/redis-events.ts'

const REDIS = process.env.TEST_REDIS_URL
const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

describe('events through Redis', () => {
  const start = async (url: string) => {
    const events: Events = createRedisEvents(url, pino({ level: 'silent' }))
    open.push(() => events.stop())
    const heard = vi.fn()
    const missed = vi.fn()
    await events.listen(heard, missed)
    missed.mockClear()
    return { events, heard, missed }
  }

  it('do not block a start when Redis is unreachable', async () => {
    const { events } = await start('redis://127.0.0.1:1')
    events.publish(new Set(['7']))
  })

  it.skipIf(!REDIS)(
    'that one instance could not send make all others resynchronise (needs TEST_REDIS_URL)',
    async () => {
      const line = await openProxy(REDIS ?? '')
      const publisher = await start(line.url)
      const other = await start(REDIS ?? '')
      publisher.events.publish(new Set(['7']))
      await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith('7'))
      line.cut()
      await vi.waitFor(() => expect(other.missed).toHaveBeenCalled(), { timeout: 10_000 })
      expect(publisher.missed).toHaveBeenCalled()
    },
  )
})

/** A TCP proxy to Redis that can be cut. */
async function openProxy(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port) || 6379, hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  open.push(() => {
    cut()
    server.close()
  })
  // The address of a TCP server is an object.
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut }
}

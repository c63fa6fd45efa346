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

  it('let a server start where Redis is away', async () => {
    const { events } = await start('redis://127.0.0.1:1')
    events.announce(new Set(['7']))
  })

  it.skipIf(!REDIS)(
    'that one instance could not tell are looked for by all others (needs TEST_REDIS_URL)',
    async () => {
      const line = await openLine(REDIS ?? '')
      const teller = await start(line.url)
      const other = await start(REDIS ?? '')
      teller.events.announce(new Set(['7']))
      await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith('7'))
      line.cut()
      await vi.waitFor(() => expect(other.missed).toHaveBeenCalled(), { timeout: 10_000 })
      expect(teller.missed).toHaveBeenCalled()
    },
  )
})

/** A line to Redis that can be cut. */
async function openLine(url: string) {
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
  // A TCP server's address is an object.
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut }
}

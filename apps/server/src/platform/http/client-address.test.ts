import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientAddressReader } from './client-address.ts'

describe('createClientAddressReader', () => {
  const ask = async (socket: string, forwarded?: string, trusted = ['127.0.0.0/8', '::1']) => {
    const readAddress = createClientAddressReader(trusted)
    const app = new Hono().get('/', (c) => c.text(readAddress(c)))
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
    // The connection as the Node adapter passes it.
    const incoming = { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } }
    return (await app.request('/', { headers }, { incoming })).text()
  }

  it('returns the peer address of the connection', async () => {
    expect(await ask('203.0.113.9')).toBe('203.0.113.9')
    expect(await ask('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('ignores x-forwarded-for from an untrusted peer', async () => {
    expect(await ask('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })

  it('uses x-forwarded-for from the front door', async () => {
    expect(await ask('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(await ask('::ffff:127.0.0.1', '2001:db8::7')).toBe('2001:db8::7')
  })

  it('returns the last untrusted address of the header', async () => {
    const trusted = ['127.0.0.1', '10.0.0.0/8']
    expect(await ask('127.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4', trusted)).toBe('198.51.100.1')
  })

  it('falls back to the peer address when the header has no valid address', async () => {
    for (const value of ['', 'unknown', 'a, b', '_hidden', '1.2.3', '"; drop table']) {
      expect(await ask('127.0.0.1', value)).toBe('127.0.0.1')
    }
  })
})

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAll, type Listener, openSite } from '../testing/open-site.ts'

afterEach(closeAll)

/** Uploads the whole body, as browsers do. @returns status and text of the answer */
async function upload(site: string, body: Buffer): Promise<[number | undefined, string]> {
  const asked = request(`${site}/api/upload`, { method: 'POST' })
  const answered = once(asked, 'response')
  const sent = once(asked, 'finish')
  asked.end(body)
  const [answer] = await answered
  const text = Buffer.concat(await answer.toArray()).toString()
  await sent
  return [answer.statusCode, text]
}

describe('an upload', () => {
  it('receives the answer of an API that refuses it without reading it', async () => {
    const api: Listener = (_req, res) => res.writeHead(401).end('expired')
    const site = await openSite({ api })
    const picture = Buffer.alloc(3_000_000)
    for (let times = 0; times < 8; times++) {
      expect(await upload(site, picture)).toEqual([401, 'expired'])
    }
  })

  it('is not forwarded any more after the answer', async () => {
    const asked = Promise.withResolvers<IncomingMessage>()
    let length = 0
    const api: Listener = (req, res) => {
      asked.resolve(req)
      req.on('data', (piece) => {
        if (length === 0) req.pause()
        length += piece.length
        res.end('enough')
      })
    }
    const site = await openSite({ api })
    expect(await upload(site, Buffer.alloc(24_000_000))).toEqual([200, 'enough'])
    const req = await asked.promise
    const closed = new Promise((resolve) => req.socket.on('close', resolve))
    req.resume()
    await closed
    expect(length).toBeLessThan(24_000_000)
  })

  it('continues after the headers of the answer', async () => {
    const api: Listener = async (req, res) => {
      res.flushHeaders()
      res.end(String(Buffer.concat(await req.toArray()).length))
    }
    const site = await openSite({ api })
    expect(await upload(site, Buffer.alloc(3_000_000))).toEqual([200, '3000000'])
  })

  it('ends with 502 when the API closes the connection', async () => {
    const site = await openSite({ api: (req) => req.socket.resetAndDestroy() })
    const [status, text] = await upload(site, Buffer.alloc(24_000_000))
    expect([status, JSON.parse(text).code]).toEqual([502, 502])
  })
})

it('fails when the answer of the API is truncated', async () => {
  const api: Listener = (_req, res) => {
    res.writeHead(200, { 'content-length': 10 })
    res.write('half', () => res.destroy())
  }
  const site = await openSite({ api })
  const answer = await fetch(`${site}/api/a`)
  await expect(answer.text()).rejects.toThrow()
})

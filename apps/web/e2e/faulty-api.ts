import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a call fails. */
export const FAULTS = [
  'refused',
  'HTTP 500',
  'cut off',
  'wrong shape',
  'no answer',
  'cut once',
] as const
export type Fault = (typeof FAULTS)[number]

/** The API with faults: what it is asked reaches the real one, except for calls that are told to fail. */
export interface FaultyApi {
  url: string
  /** Faults by call, such as `GET /article/api/category/list`. */
  faults: Map<string, Fault>
  /** Whether nothing behind it is there: every connection is cut. */
  isAway: boolean
  /** Every call since it was emptied, in order. */
  calls: string[]
  /** Connections since it was set to 0. */
  connections: number
  close: () => Promise<void>
}

export async function startFaultyApi(realUrl: string): Promise<FaultyApi> {
  const server = createServer((req, res) => {
    const call = `${req.method} ${req.url?.split('?', 1)[0]}`
    api.calls.push(call)
    const fault = api.isAway ? 'cut off' : api.faults.get(call)
    if (fault === 'cut once') api.faults.delete(call)
    if (fault) fail(fault, res)
    else pass(realUrl, req, res)
  })
  server.on('connection', () => {
    api.connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const api: FaultyApi = {
    url: `http://127.0.0.1:${port}`,
    faults: new Map(),
    isAway: false,
    calls: [],
    connections: 0,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return api
}

function pass(realUrl: string, req: IncomingMessage, res: ServerResponse): void {
  const { method, headers } = req
  const onward = request(realUrl + req.url, { method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
  })
  onward.on('error', () => res.destroy())
  req.pipe(onward)
}

function fail(fault: Fault, res: ServerResponse): void {
  const say = (status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  switch (fault) {
    case 'refused':
      say(200, { code: 500, message: '系统繁忙', data: null })
      break
    case 'HTTP 500':
      say(500, {})
      break
    case 'cut off':
    case 'cut once':
      res.socket?.destroy()
      break
    case 'wrong shape':
      say(200, { code: 20000, message: '成功', data: 'wrong' })
      break
    case 'no answer':
      break
  }
}

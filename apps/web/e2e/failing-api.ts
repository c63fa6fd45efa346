import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Kinds of failures. */
export const FAILURES = [
  'refused',
  'HTTP 500',
  'cut off',
  'wrong shape',
  'no answer',
  'cut once',
] as const
export type Failure = (typeof FAILURES)[number]

/** Proxy in front of the API that makes configured calls fail. */
export interface FailingApi {
  url: string
  /** Failures by call, such as `GET /article/api/category/list`. */
  failures: Map<string, Failure>
  /** Whether every connection is closed, as if the API were down. */
  isDown: boolean
  /** Calls in order. Tests clear it. */
  calls: string[]
  /** Number of connections. Tests reset it. */
  connections: number
  close: () => Promise<void>
}

export async function startFailingApi(realUrl: string): Promise<FailingApi> {
  const server = createServer((req, res) => {
    const call = `${req.method} ${req.url?.split('?', 1)[0]}`
    api.calls.push(call)
    const failure = api.isDown ? 'cut off' : api.failures.get(call)
    if (failure === 'cut once') api.failures.delete(call)
    if (failure) fail(failure, res)
    else pass(realUrl, req, res)
  })
  server.on('connection', () => {
    api.connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const api: FailingApi = {
    url: `http://127.0.0.1:${port}`,
    failures: new Map(),
    isDown: false,
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

function fail(failure: Failure, res: ServerResponse): void {
  const send = (status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  switch (failure) {
    case 'refused':
      send(200, { code: 500, message: '系统繁忙', data: null })
      break
    case 'HTTP 500':
      send(500, {})
      break
    case 'cut off':
    case 'cut once':
      res.socket?.destroy()
      break
    case 'wrong shape':
      send(200, { code: 20000, message: '成功', data: 'wrong' })
      break
    case 'no answer':
      break
  }
}

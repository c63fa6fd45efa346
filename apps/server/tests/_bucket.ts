import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An S3 bucket in this process with the operations that the server uses. */
export interface TestBucket {
  readonly endpoint: string
  readonly objects: Map<string, { bytes: Buffer; type: string; modified: Date }>
  /** Requests without a valid signature. */
  readonly unsigned: string[]
  /** `true`: every request fails. */
  isDown: boolean
  close(): Promise<void>
}

export const BUCKET = 'pictures'
export const BUCKET_KEY = 'AKIATEST'

export async function startBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  const unsigned: string[] = []
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, headers = {}, body = '' }) => {
        response.writeHead(status, headers)
        response.end(request.method === 'HEAD' ? undefined : body)
      },
      (error) => response.destroy(error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  const bucket: TestBucket = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    unsigned,
    isDown: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return bucket

  async function answer(request: IncomingMessage): Promise<{
    status?: number
    headers?: Record<string, string | number>
    body?: string | Buffer
  }> {
    const bytes = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', bucket.endpoint)
    const signature = request.headers.authorization ?? ''
    if (!signature.startsWith(`AWS4-HMAC-SHA256 Credential=${BUCKET_KEY}/`)) {
      unsigned.push(pathname)
      return { status: 403 }
    }
    if (bucket.isDown) return { status: 503 }
    const [, name, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (name !== BUCKET) return { status: 404 }
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? ''
      objects.set(key, { bytes, type, modified: new Date() })
      return { headers: { etag: `"${key.length}"` } }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (searchParams.get('list-type') === '2') return { body: list(searchParams.get('prefix')) }
    return read(key, request.headers.range)
  }

  function list(prefix: string | null) {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix ?? ''))
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
  }

  function read(key: string, range: string | undefined) {
    const object = objects.get(key)
    if (object === undefined) return { status: 404 }
    const { bytes, type, modified } = object
    const headers = {
      'content-type': type,
      'content-length': bytes.length,
      etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      'last-modified': modified.toUTCString(),
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    if (start === undefined) return { headers, body: bytes }
    const part = bytes.subarray(Number(start), Number(end) + 1)
    return { status: 206, headers: { ...headers, 'content-length': part.length }, body: part }
  }
}

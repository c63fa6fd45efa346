import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createLogger } from '@mozhan/operations'
import { afterAll, beforeAll, describe } from 'vitest'
import { createApp } from '../src/app.ts'
import { seedContent } from '../src/commands/seed/seed.ts'
import { parseConfig } from '../src/config.ts'
import { type AppContext, closeContext, createContext } from '../src/context.ts'
import { liteContent } from './_content.ts'
import { openMemory, openOnServer } from './_databases.ts'
import { storeLog } from './_logs.ts'
import { sharedWorkers } from './_workers.ts'

/** A server in this process without a port, with its own database and the small content. */
export interface TestServer {
  readonly context: AppContext
  /** Bodies of invalidation requests to the site. */
  readonly refreshes: { tags: string[] }[]
  /** Every statement that was sent to the database. */
  readonly statements: Statement[]
  /** Every log line. */
  readonly logs: string[]
  call(method: string, pathname: string, options?: CallOptions): Promise<TestAnswer>
  close(): Promise<void>
}

export interface Statement {
  readonly text: string
  readonly params: readonly unknown[]
}

export interface CallOptions {
  readonly body?: unknown
  /** User id to sign in as. */
  readonly as?: string
  readonly headers?: Record<string, string>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export const IMPORT_SECRET = 'import-secret-of-the-tests'
const SITE = 'http://site.test'

/**
 * Runs a suite on the embedded database and, if TEST_DATABASE_URL is set, on PostgreSQL as well: one database each, dropped
 * afterwards.
 */
export function describeOnEveryStore(
  name: string,
  define: (getServer: () => TestServer) => void,
  env: Record<string, string> = {},
): void {
  const kinds: ('PGlite' | 'PostgreSQL')[] = ['PGlite']
  if (process.env.TEST_DATABASE_URL) kinds.push('PostgreSQL')
  for (const kind of kinds) {
    describe(`${name} (${kind})`, () => {
      let server: TestServer | undefined
      beforeAll(async () => {
        server = await startTestServer(kind, env)
      })
      afterAll(async () => server?.close())
      define(() => {
        if (server === undefined) throw new Error('The test server has not started.')
        return server
      })
    })
  }
}

/** A server on the embedded database only, for tests that do not depend on it. The caller closes it. */
export function startMemoryServer(env: Record<string, string> = {}): Promise<TestServer> {
  return startTestServer('PGlite', env)
}

async function startTestServer(
  kind: 'PGlite' | 'PostgreSQL',
  env: Record<string, string>,
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-test-'))
  const statements: Statement[] = []
  const logs: string[] = []
  const logger = {
    logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }),
  }
  const open = kind === 'PGlite' ? openMemory : openOnServer
  const { store, release } = await open(logger)
  const refreshes: TestServer['refreshes'] = []
  const config = parseConfig({
    DATA_DIR: dataDir,
    SITE_INVALIDATION_URLS: SITE,
    // Tests send within seconds from one address what users send within hours.
    RATE_LIMITS: 'off',
    ...env,
  })
  const context = await createContext({
    config,
    store,
    workers: sharedWorkers,
    logger: createLogger('debug', { write: (line) => void logs.push(line) }),
    importSecret: IMPORT_SECRET,
    fetch: async (_url, init) => {
      refreshes.push(JSON.parse(String(init?.body)))
      return new Response(null, { status: 204 })
    },
  })
  await seedContent(context, liteContent)
  const app = createApp(context)
  return {
    context,
    refreshes,
    statements,
    logs,
    async call(method, pathname, { body, as, headers = {} } = {}) {
      const token = as === undefined ? undefined : await context.tokens.sign(as, 60)
      const response = await app.request(pathname, {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData
            ? {}
            : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: toBody(body), duplex: 'half' }),
      })
      const text = await response.text()
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      const envelope = isJson && text !== '' ? JSON.parse(text) : { data: text }
      return { status: response.status, headers: response.headers, ...envelope }
    },
    async close() {
      storeLog(logs.join(''))
      await closeContext(context)
      await release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function toBody(body: unknown): string | FormData | ReadableStream {
  const isReady =
    typeof body === 'string' || body instanceof FormData || body instanceof ReadableStream
  return isReady ? body : JSON.stringify(body)
}

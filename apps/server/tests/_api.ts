import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Hono } from 'hono'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'
import type { TestServer } from './_util.ts'

/** An HTTP server that another test starts in this process replaces the global class by one that the client cannot copy. */
const PlainResponse = (await fetch('data:,')).constructor as typeof Response

const apps = new WeakMap<AppContext, Hono>()

/** The typed client over a server in this process. @param userId who is signed in */
export function createApi({ context }: Pick<TestServer, 'context'>, userId?: string) {
  const app = apps.get(context) ?? createApp(context)
  apps.set(context, app)
  return createApiClient(contract, {
    baseUrl: 'http://api.test',
    getToken: () => (userId === undefined ? undefined : context.tokens.sign(userId, 60)),
    fetch: async (input, init) => toPlain(await app.fetch(new Request(input, init))),
  })
}

async function toPlain(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const bytes = await answer.arrayBuffer()
  return new PlainResponse(bytes.byteLength === 0 ? null : bytes, { status, headers: [...headers] })
}

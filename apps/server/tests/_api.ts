import { type ApiClient, type ApiError, createApiClient, isApiError } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Hono } from 'hono'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'
import type { TestAnswer, TestServer } from './_util.ts'

type Api = ApiClient<typeof contract>

/** An HTTP server that another test starts in this process replaces the global class by one that the client cannot copy. */
const PlainResponse = (await fetch('data:,')).constructor as typeof Response

/** Longer than any test may take, so that the test's own limit decides. */
const TIMEOUT = 120_000

const apps = new WeakMap<AppContext, Hono>()

/**
 * The typed clients of a suite; without a user id the caller is not signed in.
 * @example
 * const api = createApis(getServer)
 * const id = await api(IDS.lan).article.createArticle({ body })
 * await expect(api().article.deleteArticle({ params: { id } })).rejects.toMatchObject({ code: 1401 })
 */
export function createApis(getServer: () => Pick<TestServer, 'context'>) {
  return (userId?: string): Api => createApi(getServer(), userId)
}

/** The typed client over a server in this process. @param userId who is signed in */
export function createApi({ context }: Pick<TestServer, 'context'>, userId?: string): Api {
  const app = apps.get(context) ?? createApp(context)
  apps.set(context, app)
  return createApiClient(contract, {
    baseUrl: 'http://api.test',
    timeout: TIMEOUT,
    getToken: () => (userId === undefined ? undefined : context.tokens.sign(userId, 60)),
    fetch: async (input, init) => toPlain(await app.fetch(new Request(input, init))),
  })
}

/**
 * The refusal that a call ends in.
 * @throws when the call succeeds or fails otherwise
 */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    (data) => new Error(`the call succeeded: ${JSON.stringify(data)}`),
    (reason: unknown) => reason,
  )
  if (isApiError(error)) return error
  throw error
}

/** What a raw call answered, read by the schema of its endpoint. */
export function dataOf<S extends z.core.$ZodType>(
  { data: schema }: { readonly data: S },
  { data }: TestAnswer,
): z.output<S> {
  return z.parse(schema, data)
}

async function toPlain(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const bytes = await answer.arrayBuffer()
  return new PlainResponse(bytes.byteLength === 0 ? null : bytes, { status, headers: [...headers] })
}

import { type ApiClient, type ApiError, createApiClient, isApiError } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Hono } from 'hono'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import type { AppContext } from '../src/context.ts'
import type { TestAnswer, TestServer } from './_util.ts'

type Api = ApiClient<typeof contract>

/** Captured at load, because servers of other tests replace the global class by one that the client cannot copy. */
const PlainResponse = (await fetch('data:,')).constructor as typeof Response

/** Longer than any test, so that the timeout of the test applies. */
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

/** The typed client of a server in this process. @param userId user to sign in as */
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
 * The error that a call is refused with.
 * @throws when the call succeeds or fails in another way
 */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    (data) => new Error(`the call succeeded: ${JSON.stringify(data)}`),
    (reason: unknown) => reason,
  )
  if (isApiError(error)) return error
  throw error
}

/** The data of a raw answer, parsed by the schema of its endpoint. */
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

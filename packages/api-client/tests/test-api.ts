import { type Context, Hono } from 'hono'
import { contract } from '../src/contract/index.ts'
import { type ClientOptions, createApiClient } from '../src/index.ts'

/** A client and an in-process server. */
export function createTestApi(options: Omit<ClientOptions, 'baseUrl' | 'fetch'> = {}) {
  const app = new Hono()
  const requests: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return Promise.race([abortOf(request.signal), app.request(request)])
  }
  const api = createApiClient(contract, { ...options, baseUrl: 'http://api.test', fetch })
  return { app, api, requests, fetch }
}

/** Rejects on abort as `fetch` does, because Hono ignores signals. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A successful answer. */
export function succeed(context: Context, data: unknown): Response {
  return context.json({ code: 20000, message: '成功', data: data ?? null })
}

/** The error that a promise was rejected with. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('was not rejected')
}

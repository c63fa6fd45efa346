import * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { parseJson } from '../contract/json.ts'

/** Parses the parts of a request by the schemas of the endpoint. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
) {
  const schema = z.object({
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { query: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
  })
  return z.safeParse(schema, {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: endpoint.body ? await readBody(endpoint, request) : undefined,
  })
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyType === 'multipart') return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (endpoint.bodyType === 'form') return Object.fromEntries(new URLSearchParams(text))
  return parseJson(text || '{}')
}

import type { Endpoint } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { copy } from './copy.ts'
import { DomainError } from './errors.ts'

// Sentences about wrong types come from zod; users of this server read Chinese.
z.config(zhCN())

/** The three parts of a call, parsed by the endpoint's schemas. */
export interface ParsedInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * Reads and checks what was sent.
 * @throws DomainError `notFound` when a path parameter names nothing, `refused` for everything else
 */
export async function parseInput(c: Context, endpoint: Endpoint): Promise<ParsedInput> {
  return {
    params: endpoint.params && parseParams(endpoint, c.req.param()),
    query: endpoint.query && parsePart(endpoint.query, c.req.query()),
    body: endpoint.body && parsePart(endpoint.body, await readBody(c, endpoint)),
  }
}

function parseParams(endpoint: Endpoint, values: Record<string, string>): unknown {
  const result = z.safeParse(endpoint.params ?? z.unknown(), values)
  if (result.success) return result.data
  // An id that no row can have is an address of nothing; other parameters are mistakes of the caller.
  const isIdOnly = result.error.issues.every(({ path }) => /id$/i.test(String(path[0])))
  throw isIdOnly ? new DomainError('notFound') : new DomainError('refused', describe(result.error))
}

function parsePart(schema: NonNullable<Endpoint['body']>, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new DomainError('refused', describe(result.error))
}

async function readBody(c: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.bodyType === 'stream') return c.req.raw.body
  if (endpoint.bodyType === 'multipart' || endpoint.bodyType === 'form') return c.req.parseBody()
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('refused', copy.badJson)
  }
}

function describe(error: z.core.$ZodError): string {
  const details = error.issues.slice(0, 5).map(({ path, message }) => {
    return path.length > 0 ? `${path.join('.')} ${message}` : message
  })
  return copy.badInput(details.join('；'))
}

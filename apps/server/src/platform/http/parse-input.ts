import { type Endpoint, MAX_BODY_BYTES, type Schema } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { mendValues, parseMendedJson } from '../text/mend-text.ts'
import { isModestForm } from './check-form.ts'
import { isModestJson } from './check-json.ts'
import { copy } from './copy.ts'
import { describeIssues } from './describe-issues.ts'
import { DomainError } from './errors.ts'
import { readBody } from './read-body.ts'

/** What a form has beside its file. */
const MULTIPART_OVERHEAD = 64 * 1024

// Sentences about wrong types come from zod; users of this server read Chinese.
z.config(zhCN())

/** The three parts of a call, parsed by the endpoint's schemas. */
export interface ParsedInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * Reads, mends and checks what was sent: no text of it holds what cannot be stored.
 * @throws DomainError `notFound` when a path parameter names nothing, `refused` for
 * everything else
 */
export async function parseInput(c: Context, endpoint: Endpoint): Promise<ParsedInput> {
  return {
    params: endpoint.params && parseParams(endpoint, mendValues(c.req.param())),
    query: endpoint.query && parsePart(endpoint, endpoint.query, mendValues(c.req.query())),
    body: endpoint.body && parsePart(endpoint, endpoint.body, await readInput(c, endpoint)),
  }
}

/** What a call says where nothing stands in the place of its id, which comes last. */
const EMPTY_IDS: ReadonlyMap<string, string> = new Map(Object.entries(copy.emptyIds))

/** Where a call also arrives: its paths, and those that end before an id whose absence it explains. */
export function pathsOf({ path, aliases = [] }: Endpoint): string[] {
  const paths = [path, ...aliases]
  return EMPTY_IDS.has(path) ? [...paths, ...paths.map((it) => it.replace(/:\w+$/, ''))] : paths
}

function parseParams(endpoint: Endpoint, values: Record<string, string>): unknown {
  const result = z.safeParse(endpoint.params ?? z.unknown(), values)
  if (result.success) return result.data
  const emptyId = EMPTY_IDS.get(endpoint.path)
  if (emptyId !== undefined && Object.values(values).every((value) => value.trim() === '')) {
    throw new DomainError('refused', emptyId)
  }
  // An id that no row can have is an address of nothing; other parameters are mistakes of the caller.
  const isIdOnly = result.error.issues.every(({ path }) => /id$/i.test(String(path[0])))
  throw isIdOnly
    ? new DomainError('notFound')
    : new DomainError('refused', describeIssues(result.error, endpoint))
}

function parsePart(endpoint: Endpoint, schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new DomainError('refused', describeIssues(result.error, endpoint))
}

async function readInput(c: Context, endpoint: Endpoint): Promise<unknown> {
  const { bodyType = 'json', bodyLimit = MAX_BODY_BYTES, fileLimit } = endpoint
  if (bodyType === 'stream') return c.req.raw.body
  const limit = fileLimit === undefined ? bodyLimit : fileLimit + MULTIPART_OVERHEAD
  const bytes = await readBody(c.req.raw, limit)
  if (bytes === undefined) throw tooLarge(fileLimit)
  const isJson = bodyType === 'json' || (bodyType === 'form' && isJsonSent(c))
  if (isJson) return parseJson(bytes)
  const form = await parseForm(c, bytes)
  const { file } = form
  if (fileLimit !== undefined && file instanceof File && file.size > fileLimit) {
    throw tooLarge(fileLimit)
  }
  return form
}

/** In words: to clients of this contract, the status 413 says that a session is over, and they would leave the page. */
function tooLarge(fileLimit: number | undefined): DomainError {
  const message =
    fileLimit === undefined ? copy.tooLarge : copy.fileTooLarge(fileLimit / 1024 / 1024)
  return new DomainError('refused', message)
}

function isJsonSent(c: Context): boolean {
  return /^application\/json\b/i.test(c.req.header('content-type') ?? '')
}

function parseJson(bytes: Uint8Array): unknown {
  if (!isModestJson(bytes)) throw new DomainError('refused', copy.jsonTooComplex)
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  try {
    return parseMendedJson(text)
  } catch {
    throw new DomainError('refused', copy.badJson)
  }
}

/** The fields of a form; of several with one name the last. */
async function parseForm(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, File | string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return {}
  if (!isModestForm(bytes, type)) throw new DomainError('refused', copy.badForm)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return mendValues(Object.fromEntries(form))
  } catch {
    throw new DomainError('refused', copy.badForm)
  }
}

import { type Endpoint, MAX_BODY_BYTES, type Schema } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { parseRepairedJson, repairValues } from '../text/repair-text.ts'
import { isFormWithinLimits } from './check-form.ts'
import { isJsonWithinLimits } from './check-json.ts'
import { copy } from './copy.ts'
import { describeIssues } from './describe-issues.ts'
import { DomainError } from './errors.ts'
import { readBody } from './read-body.ts'

/** Bytes of a form in addition to its file. */
const MULTIPART_OVERHEAD = 64 * 1024

// zod writes the messages about wrong types; users of this server read Chinese.
z.config(zhCN())

/** A missing value differs from a wrong one in its sentence. */
const PARSE = { reportInput: true } as const

/** The three parts of a call, parsed by the endpoint's schemas. */
export interface ParsedInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * Reads, repairs and validates the input: its texts contain only characters that can be stored.
 * @throws DomainError `notFound` when a path parameter can match no row, `refused` for everything else
 */
export async function parseInput(c: Context, endpoint: Endpoint): Promise<ParsedInput> {
  return {
    params: endpoint.params && parseParams(endpoint, repairValues(c.req.param())),
    query: endpoint.query && parsePart(endpoint, endpoint.query, repairValues(c.req.query())),
    body: endpoint.body && parsePart(endpoint, endpoint.body, await readInput(c, endpoint)),
  }
}

/** Message of a call whose id, the last segment, is empty. */
const EMPTY_IDS: ReadonlyMap<string, string> = new Map(Object.entries(copy.emptyIds))

/** Paths of an endpoint: its path, its aliases, and the paths without the id whose absence has a message. */
export function pathsOf({ path, aliases = [] }: Endpoint): string[] {
  const paths = [path, ...aliases]
  return EMPTY_IDS.has(path) ? [...paths, ...paths.map((it) => it.replace(/:\w+$/, ''))] : paths
}

function parseParams(endpoint: Endpoint, values: Record<string, string>): unknown {
  const result = z.safeParse(endpoint.params ?? z.unknown(), values, PARSE)
  if (result.success) return result.data
  const emptyId = EMPTY_IDS.get(endpoint.path)
  if (emptyId !== undefined && Object.values(values).every((value) => value.trim() === '')) {
    throw new DomainError('refused', emptyId)
  }
  // An impossible id is a missing page; other wrong parameters are errors of the caller.
  const isIdOnly = result.error.issues.every(({ path }) => /id$/i.test(String(path[0])))
  throw isIdOnly
    ? new DomainError('notFound')
    : new DomainError('refused', describeIssues(result.error, endpoint))
}

function parsePart(endpoint: Endpoint, schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value, PARSE)
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

/** A message instead of status 413: clients of this contract treat 413 as an ended session and leave the page. */
function tooLarge(fileLimit: number | undefined): DomainError {
  const message =
    fileLimit === undefined ? copy.tooLarge : copy.fileTooLarge(fileLimit / 1024 / 1024)
  return new DomainError('refused', message)
}

function isJsonSent(c: Context): boolean {
  return /^application\/json\b/i.test(c.req.header('content-type') ?? '')
}

function parseJson(bytes: Uint8Array): unknown {
  if (!isJsonWithinLimits(bytes)) throw new DomainError('refused', copy.jsonTooComplex)
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  try {
    return parseRepairedJson(text)
  } catch {
    throw new DomainError('refused', copy.badJson)
  }
}

/** The fields of a form. The last of several fields with the same name wins. */
async function parseForm(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, File | string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return {}
  if (!isFormWithinLimits(bytes, type)) throw new DomainError('refused', copy.badForm)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return repairValues(Object.fromEntries(form))
  } catch {
    throw new DomainError('refused', copy.badForm)
  }
}

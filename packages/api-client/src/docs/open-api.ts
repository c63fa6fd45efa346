import type { Contract, Path } from '../contract/endpoint.ts'
import { SUCCESS_CODE } from '../contract/envelope.ts'
import { listEndpoints, type NamedEndpoint } from '../contract/list-endpoints.ts'
import { copy } from './copy.ts'
import { describeEntities, type JsonSchema, toJsonSchema } from './json-schema.ts'

/** Metadata of an OpenAPI document. */
export interface OpenApiOptions {
  /** Name of the API. */
  title: string
  /** Version of the API, such as `1.0.0`. */
  version: string
  /** Addresses that the paths are relative to. */
  servers?: readonly string[]
}

/** An OpenAPI 3.1 document as plain data. */
export interface OpenApiDocument {
  /** Version of OpenAPI. */
  openapi: '3.1.0'
  /** Name, version and conventions of the API. */
  info: { title: string; version: string; description: string }
  /** Addresses that the paths are relative to. */
  servers: { url: string }[]
  /** One tag for each group of the contract. */
  tags: { name: string; description: string }[]
  /** Operations by path and lower-case method. */
  paths: Record<string, Record<string, unknown>>
  /** Schemas of entities, security schemes, common responses. */
  components: Record<string, unknown>
}

/**
 * Converts a contract to OpenAPI 3.1. Aliases of a path are marked as deprecated.
 * @param contract groups of endpoints
 * @param options name, version and addresses of the API
 * @returns the document as plain data
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { toOpenApi } from '@mozhan/api-client/openapi'
 *
 * const text = JSON.stringify(toOpenApi(contract, { title: '墨栈', version: '1.0.0' }))
 * ```
 */
export function toOpenApi(
  contract: Contract,
  { title, version, servers = [] }: OpenApiOptions,
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title, version, description: copy.conventions.join('\n\n') },
    servers: servers.map((url) => ({ url })),
    tags: Object.keys(contract).map((name) => ({ name, description: copy.groups[name] ?? name })),
    paths: toPaths(listEndpoints(contract)),
    components: {
      schemas: describeEntities(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'http', scheme: 'basic' },
      },
      responses: {
        Refused: { description: copy.refused, content: REFUSAL },
        TooMany: {
          description: copy.tooMany,
          headers: {
            'Retry-After': {
              description: copy.retryAfter,
              schema: { type: 'integer', minimum: 1 },
            },
          },
          content: REFUSAL,
        },
      },
    },
  }
}

function toPaths(endpoints: NamedEndpoint[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const named of endpoints) {
    const { path, aliases = [], method } = named.endpoint
    for (const spelling of [path, ...aliases]) {
      const template = spelling.replace(/:(\w+)/g, '{$1}')
      paths[template] = {
        ...paths[template],
        [method.toLowerCase()]: toOperation(named, spelling),
      }
    }
  }
  return paths
}

function toOperation({ name, group, endpoint }: NamedEndpoint, spelling: Path) {
  const isAlias = spelling !== endpoint.path
  return {
    operationId: isAlias ? `${name}.alias` : name,
    tags: [group],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    ...(isAlias ? { deprecated: true } : {}),
    ...toSecurity(endpoint),
    parameters: [
      ...toParameters('path', endpoint.params),
      ...toParameters('query', endpoint.query),
    ],
    ...toRequestBody(endpoint),
    responses: {
      200: toResponse(endpoint),
      ...(isLimited(endpoint) ? { 429: { $ref: '#/components/responses/TooMany' } } : {}),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

type Endpoint = NamedEndpoint['endpoint']

function isLimited({ limit = 'none' }: Endpoint): boolean {
  return limit !== 'none'
}

function toSecurity({ access, clientAuth }: Endpoint) {
  if (clientAuth) return { security: [{ client: [] }, {}] }
  return { security: access === 'session' ? [{ bearer: [] }] : [{}, { bearer: [] }] }
}

function toParameters(place: 'path' | 'query', schema: Endpoint['params']) {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  stream: 'application/offset+octet-stream',
} as const

function toRequestBody({ body, bodyType = 'json' }: Endpoint) {
  if (!body && bodyType !== 'stream') return {}
  const schema = body ? toJsonSchema(body) : {}
  return { requestBody: { required: true, content: { [CONTENT_TYPES[bodyType]]: { schema } } } }
}

function toResponse({ answer, data, summary }: Endpoint) {
  if (answer === 'raw') return { description: summary, content: { '*/*': {} } }
  const schema = toJsonSchema(data)
  if (answer === 'events') {
    return { description: summary, content: { 'text/event-stream': { schema } } }
  }
  const envelope = envelopeOf(schema, { const: SUCCESS_CODE })
  return { description: summary, content: { 'application/json': { schema: envelope } } }
}

function envelopeOf(data: JsonSchema, code: JsonSchema) {
  return {
    type: 'object',
    properties: { code: { type: 'integer', ...code }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  }
}

const REFUSAL = { 'application/json': { schema: envelopeOf({ type: 'null' }, {}) } }

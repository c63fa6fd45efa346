import type { Contract, Endpoint } from '../contract/endpoint.ts'
import { listEndpoints, type NamedEndpoint } from '../contract/list-endpoints.ts'
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '../contract/rate-limits.ts'
import { copy } from './copy.ts'
import { describeEntities, type JsonSchema, toJsonSchema } from './json-schema.ts'
import { printType } from './print-type.ts'

const OPEN_PATH = /^\/[^/]+\/api\//

/**
 * Documents a contract as Markdown in Chinese: one section for each group, one entry for each call.
 * @param contract groups of endpoints
 * @returns the document
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { writeApiDocs } from '@mozhan/api-client/openapi'
 *
 * const markdown = writeApiDocs(contract)
 * ```
 */
export function writeApiDocs(contract: Contract): string {
  const endpoints = listEndpoints(contract)
  const sections = Object.keys(contract).flatMap((group) => [
    `## ${copy.groups[group] ?? group}`,
    ...endpoints.filter((named) => named.group === group).flatMap(writeEndpoint),
  ])
  return `${[
    `# ${copy.title}`,
    copy.generated,
    copy.contents(endpoints.length),
    `## ${copy.conventionsTitle}`,
    copy.conventions.map((text) => `- ${text}`).join('\n'),
    `## ${copy.limitsTitle}`,
    writeLimits(),
    ...sections,
    `## ${copy.entitiesTitle}`,
    ...Object.entries(describeEntities()).flatMap(writeEntity),
  ].join('\n\n')}\n`
}

function writeEndpoint({ name, endpoint }: NamedEndpoint): string[] {
  const { aliases = [], description, limit = 'none' } = endpoint
  return [
    `### ${name}`,
    [
      endpoint.summary,
      writeAccess(endpoint),
      ...(limit === 'none' ? [] : [copy.limitOf(limit)]),
      ...aliases.map(copy.alias),
    ].join(' · '),
    `\`${endpoint.method} ${endpoint.path}\``,
    ...(description ? [description] : []),
    ...writeFields(copy.part.params, endpoint.params),
    ...writeFields(copy.part.query, endpoint.query),
    ...writeBody(endpoint),
    `${copy.part.data}: ${writeData(endpoint)}`,
  ]
}

function writeLimits(): string {
  const { seconds: toSeconds, times } = copy.limitUnits
  const rows = Object.entries<RateLimit>(RATE_LIMITS).map(([name, limit]) => {
    const { seconds, user, address, visitor = address } = limit
    const counts = [user, address, visitor].map((count) =>
      count === undefined ? copy.none : times(count),
    )
    // Keys of the table.
    return [`\`${name}\``, copy.limits[name as RateLimitName], toSeconds(seconds), ...counts]
  })
  return writeTable(copy.limitColumns, rows)
}

function writeAccess(endpoint: Endpoint): string {
  const isException = OPEN_PATH.test(endpoint.path) !== (endpoint.access === 'public')
  const client = endpoint.clientAuth ? ` · ${copy.clientAuth}` : ''
  return copy.access[endpoint.access] + (isException ? copy.exception : '') + client
}

function writeBody({ body, bodyType = 'json' }: Endpoint): string[] {
  if (bodyType === 'stream') return [`${copy.part.body}: ${copy.stream}`]
  return writeFields(`${copy.part.body} (${copy.bodyType[bodyType]})`, body)
}

function writeFields(title: string, schema: Endpoint['body']): string[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema)
  const rows = Object.entries(properties).map(([field, property]) => [
    `\`${field}\``,
    writeType(property),
    required.includes(field) ? copy.required : '',
  ])
  return [title, writeTable(copy.columns, rows)]
}

function writeData({ answer, data }: Endpoint): string {
  if (answer === 'raw') return copy.raw
  const type = writeType(toJsonSchema(data))
  if (answer === 'events') return `${copy.events} ${type}`
  return type === '`null`' ? copy.none : type
}

function writeEntity([name, schema]: [string, JsonSchema]): string[] {
  const rows = Object.entries(schema.properties ?? {}).map(([field, property]) => [
    `\`${field}\``,
    writeType(property),
  ])
  return [`### ${name}`, writeTable(copy.entityColumns, rows)]
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map(() => '---')
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

// Escaped, because a bar ends the cell even inside code.
function writeType(schema: JsonSchema): string {
  return `\`${printType(schema).replaceAll('|', '\\|')}\``
}

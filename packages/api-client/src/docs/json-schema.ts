import * as z from 'zod/mini'
import { dateSchema } from '../contract/date.ts'
import type { Schema } from '../contract/endpoint.ts'
import { flagSchema, limitsOf, nothingSchema, numberSchema } from '../contract/fields.ts'
import { idInputSchema, idSchema } from '../contract/id.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from '../contract/limits.ts'
import { pageFields } from '../contract/page.ts'
import { ENTITIES } from './entities.ts'

/** A JSON Schema as plain data. */
export interface JsonSchema {
  [keyword: string]: unknown
  type?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  $ref?: string
}

const REFERENCE = '#/components/schemas/'

/** JSON Schemas of fields whose zod schemas also accept other forms. */
const MEANINGS = new Map<unknown, JsonSchema>([
  [idSchema, { type: 'string', pattern: '^\\d+$' }],
  [idInputSchema, { type: 'string', pattern: '^\\d+$' }],
  [numberSchema, { type: 'integer' }],
  [flagSchema, { type: 'boolean' }],
  [dateSchema, { type: 'string', format: 'date-time' }],
  [nothingSchema, { type: 'null' }],
  [pageFields.current, { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 }],
  [
    pageFields.size,
    { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
  ],
])

/** Converts a schema of requests or answers; entities become references. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return describe(schema, registerEntities())
}

/** Describes every entity under its name. */
export function describeEntities(): Record<string, JsonSchema> {
  const registry = registerEntities()
  const entries = Object.entries(ENTITIES).map(([name, schema]) => {
    // The definition is next to the reference.
    const whole = generate(z.array(schema), registry)
    const definitions: Record<string, JsonSchema> = whole.$defs ?? {}
    return [name, simplify(definitions[name] ?? {})]
  })
  return Object.fromEntries(entries)
}

function describe(schema: Schema, registry: Registry): JsonSchema {
  const { $defs: _definitions, $schema: _dialect, ...rest } = generate(schema, registry)
  return simplify(rest)
}

interface Generated extends JsonSchema {
  $defs?: Record<string, JsonSchema>
}

function generate(schema: Schema, registry: Registry): Generated {
  // A plain object of keywords, as the interface declares.
  return z.toJSONSchema(schema, {
    io: 'input',
    metadata: registry,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const limits = limitsOf(zodSchema)
      if (limits) Object.assign(jsonSchema, { minLength: limits.min, maxLength: limits.max })
      const meaning = MEANINGS.get(zodSchema)
      if (!meaning) return
      for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword)
      Object.assign(jsonSchema, meaning)
    },
  }) as Generated
}

type Registry = ReturnType<typeof registerEntities>

function registerEntities() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(ENTITIES)) registry.add(schema, { id })
  return registry
}

/** Omits `null` next to another type, because it always equals absence. */
function simplify(schema: JsonSchema): JsonSchema {
  const { anyOf, type, $ref, items, properties, ...rest } = schema
  if (anyOf) {
    const choices = anyOf.map(simplify).filter((choice) => choice.type !== 'null')
    return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, anyOf: choices }
  }
  return {
    ...rest,
    ...(type === undefined ? {} : { type: withoutNull(type) }),
    ...($ref ? { $ref: $ref.replace('#/$defs/', REFERENCE) } : {}),
    ...(items ? { items: simplify(items) } : {}),
    ...(properties ? { properties: mapValues(properties, simplify) } : {}),
  }
}

function withoutNull(type: unknown): unknown {
  if (!Array.isArray(type)) return type
  const types = type.filter((one) => one !== 'null')
  return types.length === 1 ? types[0] : types
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

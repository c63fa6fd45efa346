import type { Endpoint, Schema } from '@mozhan/api-client/contract'
import { z } from 'zod'

interface JsonSchema {
  readonly type?: string | undefined
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly pattern?: string
}

/** Sample values for ids and free texts. */
export interface Fillings {
  readonly id: string
  readonly text: string
}

/** Input of a call in which every free text is `text`; other fields have a valid value. */
export function sampleInput({ params, query, body }: Endpoint, fillings: Fillings) {
  const make = (schema: Schema | undefined) => schema && sampleOf(toJson(schema), '', fillings)
  return { params: make(params), query: make(query), body: make(body) }
}

function toJson(schema: Schema): JsonSchema {
  // A plain object of keywords, as the interface says.
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

function sampleOf(schema: JsonSchema, name: string, fillings: Fillings): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (/ids?$/i.test(name)) {
    return schema.type === 'array' || hasArray(schema) ? [fillings.id] : fillings.id
  }
  if (schema.anyOf !== undefined) {
    const choices = schema.anyOf.filter(({ type }) => type !== 'null')
    const text = choices.find(({ type, pattern }) => type === 'string' && !pattern)
    return sampleOf(text ?? choices[0] ?? {}, name, fillings)
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          sampleOf(value, key, fillings),
        ]),
      )
    case 'array':
      return [sampleOf(schema.items ?? {}, name, fillings)]
    case 'string':
      return fillings.text
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    default:
      return undefined
  }
}

function hasArray({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.some(({ type }) => type === 'array')
}

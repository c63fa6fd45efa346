import type { JsonSchema } from './json-schema.ts'

const PAGE_FIELDS = ['records', 'total', 'size', 'current', 'pages', 'next']

/** Prints a JSON Schema as a short type, such as `Page<Article>`. */
export function printType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.anyOf) return [...new Set(schema.anyOf.map(printType))].join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.items) return `${wrap(printType(schema.items))}[]`
  if (schema.properties) return printObject(schema.properties, schema.required)
  if (schema.format === 'binary') return 'file'
  if (schema.format === 'date-time') return 'date'
  return `${schema.type ?? 'any'}${printLimits(schema)}`
}

function printLimits(schema: JsonSchema): string {
  const max = schema.maxLength ?? schema.maximum
  return max === undefined ? '' : ` (${schema.minLength ?? schema.minimum ?? 0}–${max})`
}

function printObject(properties: Record<string, JsonSchema>, required: string[] = []): string {
  const names = Object.keys(properties)
  if (names.join() === PAGE_FIELDS.join() && properties.records?.items) {
    return `Page<${printType(properties.records.items)}>`
  }
  const fields = Object.entries(properties).map(
    ([name, property]) => `${name}${required.includes(name) ? '' : '?'}: ${printType(property)}`,
  )
  return `{ ${fields.join(', ')} }`
}

function wrap(type: string): string {
  return type.includes(' | ') ? `(${type})` : type
}

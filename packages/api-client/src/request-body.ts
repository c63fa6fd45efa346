import type { Endpoint } from './contract/endpoint.ts'

/** How a body is handed to ky: as JSON, or as a ready `BodyInit`. */
export function toRequestBody(
  endpoint: Endpoint,
  body: unknown,
): { json?: unknown; body?: BodyInit } {
  if (!endpoint.body && endpoint.bodyType !== 'stream') return {}
  switch (endpoint.bodyType) {
    case 'form':
      return { body: toSearchParams(body) }
    case 'multipart':
      return { body: toFormData(body) }
    case 'stream':
      // The input type of such endpoints is BodyInit.
      return { body: body as BodyInit }
    default:
      return { json: body ?? {} }
  }
}

/** Fields as search parameters; absent values are left out, lists repeat their name. */
export function toSearchParams(fields: unknown): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of entriesOf(fields)) params.append(name, String(value))
  return params
}

function toFormData(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of entriesOf(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

function entriesOf(fields: unknown): [name: string, value: unknown][] {
  return Object.entries(fields ?? {})
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== undefined && value !== null)
}

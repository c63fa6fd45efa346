import type { Endpoint } from './contract/endpoint.ts'

// Declared by RequestInit, so that projects without DOM types can compile it.
type ReadyBody = NonNullable<RequestInit['body']>

/** The body in the form of ky's options: as JSON, or ready to send. */
export function toRequestBody(
  endpoint: Endpoint,
  body: unknown,
): { json?: unknown; body?: ReadyBody } {
  if (!endpoint.body && endpoint.bodyType !== 'stream') return {}
  switch (endpoint.bodyType) {
    case 'form':
      return { body: toSearchParams(body) }
    case 'multipart':
      return { body: toFormData(body) }
    case 'stream':
      // Ensured by the input type of such endpoints.
      return { body: body as ReadyBody }
    default:
      return { json: body ?? {} }
  }
}

/** Fields as search parameters; absent values are omitted, lists repeat their name. */
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

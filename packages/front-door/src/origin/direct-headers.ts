import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Framework } from '../framework.ts'
import type { Forwarded } from '../request/forwarded.ts'

/** Request headers that uncached pages and handlers may read. The framework adds those of its router. */
const PASSED = [
  'accept',
  'accept-language',
  'cookie',
  'purpose',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-purpose',
  'user-agent',
  'x-moz',
  'x-purpose',
] as const

/** Headers for an uncached request to the site. */
export function directHeaders(
  { headers }: IncomingMessage,
  forwarded: Forwarded,
  framework: Pick<Framework, 'passHeaders'>,
): OutgoingHttpHeaders {
  const passed = PASSED.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    ...framework.passHeaders(headers),
    'accept-encoding': 'identity',
    'x-forwarded-for': forwarded.for,
    'x-forwarded-proto': forwarded.proto,
    'x-forwarded-host': forwarded.host,
  }
}

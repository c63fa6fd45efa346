import { Agent, request } from 'node:http'
import { pick, type Random } from '@mozhan/vitest/random'
import { KNOWN_HEADERS, ODD_VALUES } from './known-headers.case.ts'

// Random requests that try to change what the page cache serves to other users; see cache-poisoning.test.ts.

/** Up to eight known and unknown headers, some repeated or in mixed case; names and values alternate. */
export function randomHeaders(random: Random): string[] {
  const count = 1 + Math.floor(random() * 8)
  return Array.from({ length: count }, () => {
    const known =
      random() < 0.85 ? pick(random, KNOWN_HEADERS) : `x-${random().toString(36).slice(2, 9)}`
    const name = random() < 0.7 ? known : mixCase(random, known)
    const header = [name, pick(random, ODD_VALUES)]
    return random() < 0.1 ? [...header, name, pick(random, ODD_VALUES)] : header
  }).flat()
}

/** Query parameters that Next uses internally, trackers, invalid encodings, other case, and an empty one. */
const EXTRA_PARAMETERS = [
  '_rsc=1a',
  'nxtPid=1',
  'x=%ff',
  '__nextDataReq=1',
  'utm_source=a',
  '%00=%00',
  'Page=9',
  '',
]

/** A random variant of a URL: a percent-encoded character, reordered query parameters, or an unknown one. */
export function randomUrlVariant(random: Random, url: string): string {
  const [path = '', query = ''] = url.split('?')
  // The first letter or digit of the last path segment.
  const variantPath = random() < 0.3 ? path.replace(/[a-z\d](?=[^/]*$)/, encodeLetter) : path
  const parts =
    random() < 0.6
      ? query.split('&').filter(Boolean)
      : // Without a query, the variant keeps an empty parameter.
        [...query.split('&'), pick(random, EXTRA_PARAMETERS)]
  if (random() < 0.5) parts.reverse()
  return parts.length === 0 ? variantPath : `${variantPath}?${parts.join('&')}`
}

function encodeLetter(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}

function mixCase(random: Random, text: string): string {
  return text.replace(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter))
}

export interface RawResponse {
  status: number
  contentType: string
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request with exactly these headers and the host. */
export function send(
  site: string,
  path: string,
  { method = 'GET', headers = [] }: { method?: string; headers?: string[] } = {},
): Promise<RawResponse> {
  const { hostname, port, host } = new URL(site)
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: ['host', host, ...headers],
    })
    clientRequest.on('response', (response) => {
      response.toArray().then((chunks) => {
        const contentType = response.headers['content-type'] ?? ''
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, contentType, text })
      }, reject)
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

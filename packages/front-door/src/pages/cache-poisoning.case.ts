import { Agent, request } from 'node:http'
import { pick, type Random } from '@mozhan/vitest/random'
import { KNOWN_HEADERS, ODD_VALUES } from './known-headers.case.ts'

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

/** Another spelling of an address: percent-encoded, with unknown, reordered or repeated query parameters. */
export function respell(random: Random, address: string): string {
  const [path = '', query = ''] = address.split('?')
  const spelt = random() < 0.3 ? path.replace(/[a-z\d](?=[^/]*$)/, encodeLetter) : path
  const more = [
    '_rsc=1a',
    'nxtPid=1',
    'x=%ff',
    '__nextDataReq=1',
    'utm_source=a',
    '%00=%00',
    'Page=9',
    '',
  ]
  const parts =
    random() < 0.6
      ? [...query.split('&').filter(Boolean)]
      : [...query.split('&'), pick(random, more)]
  if (random() < 0.5) parts.reverse()
  return parts.length === 0 ? spelt : `${spelt}?${parts.join('&')}`
}

function encodeLetter(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}

function mixCase(random: Random, text: string): string {
  return text.replace(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter))
}

export interface RawAnswer {
  status: number
  type: string
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request with exactly these headers and the host. */
export function send(
  site: string,
  path: string,
  { method = 'GET', headers = [] }: { method?: string; headers?: string[] } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(site)
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ agent, hostname, port, path, method },
      headers: ['host', host, ...headers],
    })
    asked.on('response', (answer) => {
      answer.toArray().then((pieces) => {
        const type = answer.headers['content-type'] ?? ''
        resolve({ status: answer.statusCode ?? 0, type, text: Buffer.concat(pieces).toString() })
      }, reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

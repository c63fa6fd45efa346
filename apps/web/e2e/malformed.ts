import { contract } from '@mozhan/api-client/contract'
import { pick, type Random } from '@mozhan/vitest/random'
import {
  BODIES,
  COOKIE_VALUES,
  COOKIES,
  HEADERS,
  PAGES,
  PARAMETERS,
  PIECES,
} from './malformed-parts.ts'

/** A malformed request. Header names and values alternate. */
export interface MalformedRequest {
  method: string
  path: string
  headers: string[]
  body?: Buffer
}

const CALLS = Object.values(contract).flatMap((group) =>
  Object.values(group).map(({ method, path }) => ({ method, path })),
)

/** @param cookie session of a member, so that guarded pages are reached */
export function malformedRequest(random: Random, cookie: string): MalformedRequest {
  const isCall = random() < 0.3
  const { method, path } = isCall
    ? pick(random, CALLS)
    : { method: 'GET', path: pick(random, PAGES) }
  const filled = isCall
    ? `/api${path.replaceAll(/:\w+/g, () => (random() < 0.5 ? '1' : pick(random, PIECES)))}`
    : path
  const headers = [...randomHeaders(random), ...randomCookie(random, cookie)]
  const hasBody = random() < (isCall ? 0.8 : 0.1)
  const sent =
    isCall || random() < 0.9
      ? method
      : pick(random, ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])
  return {
    method: sent,
    path: withQuery(random, isCall ? filled : mutatePath(random, filled)),
    headers: hasBody ? ['content-type', 'application/json', ...headers] : headers,
    ...(hasBody ? { body: Buffer.from(pick(random, BODIES), 'latin1') } : {}),
  }
}

/** Inserts a piece into a path, appends it to a segment, or replaces a segment with it. */
function mutatePath(random: Random, path: string): string {
  const roll = random()
  if (roll < 0.25) return path
  const parts = path.split('/')
  const at = 1 + Math.floor(random() * (parts.length - 1))
  const piece = pick(random, PIECES)
  if (roll < 0.5) parts[at] = piece
  else if (roll < 0.75) parts[at] += piece
  else parts.splice(at, 0, piece)
  return parts.join('/')
}

function withQuery(random: Random, path: string): string {
  const count = Math.floor(random() * 4)
  const pairs = Array.from({ length: count }, () =>
    random() < 0.2 ? pick(random, PIECES) : `${pick(random, PARAMETERS)}=${pick(random, PIECES)}`,
  )
  return count === 0 ? path : `${path}?${pairs.join('&')}`
}

function randomHeaders(random: Random): string[] {
  const count = Math.floor(random() * 4)
  return Array.from({ length: count }, () => {
    const [name, values] = pick(random, HEADERS)
    return [name, pick(random, values)]
  }).flat()
}

function randomCookie(random: Random, cookie: string): string[] {
  const roll = random()
  if (roll < 0.4) return []
  if (roll < 0.6) return ['cookie', cookie]
  const pairs = Array.from(
    { length: 3 },
    () => `${pick(random, COOKIES)}=${pick(random, COOKIE_VALUES)}`,
  )
  return ['cookie', roll < 0.8 ? pairs.join('; ') : `${cookie}; ${pairs.join('; ')}`]
}

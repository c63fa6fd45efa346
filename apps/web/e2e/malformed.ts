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

/** A request that no program of ours would send; header names and values in turn. */
export interface MalformedRequest {
  method: string
  path: string
  headers: string[]
  body?: Buffer
}

const CALLS = Object.values(contract).flatMap((group) =>
  Object.values(group).map(({ method, path }) => ({ method, path })),
)

/** @param cookie of somebody who is signed in, so that guarded pages are reached too */
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
    path: withQuery(random, isCall ? filled : respell(random, filled)),
    headers: hasBody ? ['content-type', 'application/json', ...headers] : headers,
    ...(hasBody ? { body: Buffer.from(pick(random, BODIES), 'latin1') } : {}),
  }
}

/** A page with a piece in it, behind it, or in the place of one of its parts. */
function respell(random: Random, path: string): string {
  const dice = random()
  if (dice < 0.25) return path
  const parts = path.split('/')
  const at = 1 + Math.floor(random() * (parts.length - 1))
  const piece = pick(random, PIECES)
  if (dice < 0.5) parts[at] = piece
  else if (dice < 0.75) parts[at] += piece
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
  const dice = random()
  if (dice < 0.4) return []
  if (dice < 0.6) return ['cookie', cookie]
  const pairs = Array.from(
    { length: 3 },
    () => `${pick(random, COOKIES)}=${pick(random, COOKIE_VALUES)}`,
  )
  return ['cookie', dice < 0.8 ? pairs.join('; ') : `${cookie}; ${pairs.join('; ')}`]
}

import type { IncomingHttpHeaders } from 'node:http'

/** Segment paths of a page, as Next encodes them. */
const SEGMENT = /^(?:\/[\w@$!-]+)+$/
const MAX_SEGMENT = 512

/**
 * The headers by which Next's router requests the data of a page or of a segment. Only three headers count, and only with
 * the values that the router sends.
 */
export function readDataRequest(headers: IncomingHttpHeaders): Record<string, string> | undefined {
  if (headers.rsc !== '1') return undefined
  if (headers['next-router-prefetch'] !== '1') return { rsc: '1' }
  const segment = headers['next-router-segment-prefetch']
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  return typeof segment === 'string' && segment.length <= MAX_SEGMENT && SEGMENT.test(segment)
    ? { ...prefetch, 'next-router-segment-prefetch': segment }
    : prefetch
}

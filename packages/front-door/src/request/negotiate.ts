/** The encodings of a cached page, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding that a client accepts; `identity` is always possible. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = parseWeights(acceptEncoding ?? '')
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find((name) => name !== 'identity' && accepts(name)) ?? 'identity'
}

/** Whether the client accepts HTML; true without a header. */
export function acceptsHtml(accept = '*/*'): boolean {
  const weights = parseWeights(accept)
  const range = ['text/html', 'text/*', '*/*'].find((name) => weights.has(name)) ?? ''
  return (weights.get(range) ?? 0) > 0
}

/** Whether the client has the version with this ETag. Weak comparison (RFC 9110). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const plain = toOpaque(etag)
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || toOpaque(tag.trim()) === plain)
}

/** Whether a date with whole seconds is not before a time in ms. */
export function isSince(date: string | undefined, moment: number): boolean {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return time >= Math.floor(moment / 1000) * 1000
}

function toOpaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    const q = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
    if (name) weights.set(name.trim(), q ? Number(q.slice(2)) || 0 : 1)
  }
  return weights
}

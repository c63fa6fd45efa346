import { createHash } from 'node:crypto'

export interface CspOptions {
  /** Inline scripts of ours, byte for byte. */
  ownScripts: readonly string[]
  /** Sources the browser may call besides our own. */
  connectOrigins?: readonly string[]
  /** Path of the page in whose document diagrams are drawn. */
  diagramsPath?: string
}

/** Gives the Content-Security-Policy of one HTML document, by its text and its address. */
export type PolicyOf = (html: string, url: string) => string

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\bsrc\s*=/i

/** Every style is a file, or set by a script through the style sheets' own interface. */
const READING = "style-src 'self'; trusted-types default"
/** Mermaid writes style elements and attributes, and cleans what it draws by DOMPurify, which has a policy of its own. */
const DRAWING = "style-src 'self' 'unsafe-inline'; trusted-types default dompurify"

/** Next's fixed inline scripts; compared as a whole. */
const NEXT_SCRIPTS = ['(self.__next_f=self.__next_f||[]).push([0])']
const NEXT_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?$/
const NEXT_DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

/**
 * Hashes work on cached pages where nonces cannot. Only scripts known to be ours are hashed: a
 * script that somebody smuggled into the page finds no hash and does not run.
 */
export function createPolicy({
  ownScripts,
  connectOrigins = [],
  diagramsPath,
}: CspOptions): PolicyOf {
  const known = new Set([...ownScripts, ...NEXT_SCRIPTS])
  const rest = [
    "default-src 'self'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "worker-src 'self' blob:",
    // Only the page that draws diagrams.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  return (html, url) => {
    const scripts = ["'self'", ...hashesOf(html, known)].join(' ')
    const isDrawing = url.split('?', 1)[0] === diagramsPath
    return `${rest}; ${isDrawing ? DRAWING : READING}; script-src ${scripts}`
  }
}

/** The login site as a source; a port alone means that port of whichever host the reader is on. */
export function loginSourceOf(loginSiteUrl: string): string {
  return loginSiteUrl.startsWith(':') ? `*${loginSiteUrl}` : new URL(loginSiteUrl).origin
}

function hashesOf(html: string, known: ReadonlySet<string>): Set<string> {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (body && !HAS_SOURCE.test(attributes) && (known.has(body) || isNextScript(body))) {
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
    }
  }
  return hashes
}

/** True for a script that does nothing but hand data to Next: a piece of the page, or what to start. */
export function isNextScript(body: string): boolean {
  const piece = parse(NEXT_DATA.exec(body)?.[1])
  if (Array.isArray(piece)) {
    return piece.length === 2 && typeof piece[0] === 'number' && typeof piece[1] === 'string'
  }
  const start = parse(NEXT_START.exec(body)?.[1])
  return (
    isRecord(start) &&
    Object.keys(start).sort().join() === 'otherChunks,runtimeModuleIds' &&
    isListOf(start.otherChunks, isChunk) &&
    isListOf(start.runtimeModuleIds, (id) => typeof id === 'number')
  )
}

/** Only what is plain JSON comes back: no call, no expression. */
function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

/** A file of the build: nothing that could name another place. */
function isChunk(item: unknown): boolean {
  return typeof item === 'string' && /^static\/chunks\/[\w.~-]+\.js$/.test(item)
}

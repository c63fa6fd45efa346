import { createHash } from 'node:crypto'

export interface CspOptions {
  /** Inline scripts of ours, byte for byte. */
  ownScripts: readonly string[]
  /** Sources the browser may call besides our own. */
  connectOrigins?: readonly string[]
  /** Path of the page in whose document diagrams are drawn. */
  diagramsPath?: string
  /** Whether a script does nothing but hand data to the framework of the site. */
  isDataScript?: (script: string) => boolean
}

/** Gives the Content-Security-Policy of one HTML document, by its text and its address. */
export type PolicyOf = (html: string, url: string) => string

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\bsrc\s*=/i

/** Every style is a file, or set by a script through the style sheets' own interface. */
const READING = "style-src 'self'; trusted-types default"
/** Mermaid writes style elements and attributes, and cleans what it draws by DOMPurify, which has a policy of its own. */
const DRAWING = "style-src 'self' 'unsafe-inline'; trusted-types default dompurify"

/**
 * Hashes work on cached pages where nonces cannot. Only scripts known to be ours are hashed: a
 * script that was smuggled into the page finds no hash and does not run.
 */
export function createPolicy({
  ownScripts,
  connectOrigins = [],
  diagramsPath,
  isDataScript = () => false,
}: CspOptions): PolicyOf {
  const own = new Set(ownScripts)
  const isKnown = (script: string) => own.has(script) || isDataScript(script)
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
    const scripts = ["'self'", ...hashesOf(html, isKnown)].join(' ')
    const isDrawing = url.split('?', 1)[0] === diagramsPath
    return `${rest}; ${isDrawing ? DRAWING : READING}; script-src ${scripts}`
  }
}

/** The sources of an API that has an address of its own: for calls and for its socket. */
export function apiSourcesOf(apiBase: string): string[] {
  if (!URL.canParse(apiBase)) return []
  const { origin } = new URL(apiBase)
  return [origin, origin.replace(/^http/, 'ws')]
}

/** The login site as a source; a port alone means that port of whichever host the reader is on. */
export function loginSourceOf(loginSiteUrl: string): string {
  return loginSiteUrl.startsWith(':') ? `*${loginSiteUrl}` : new URL(loginSiteUrl).origin
}

function hashesOf(html: string, isKnown: (script: string) => boolean): Set<string> {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (body && !HAS_SOURCE.test(attributes) && isKnown(body)) {
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
    }
  }
  return hashes
}

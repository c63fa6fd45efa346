import { createHash } from 'node:crypto'

export interface CspOptions {
  /** Known inline scripts, byte for byte. */
  ownScripts: readonly string[]
  /** Sources that pages may call in addition to the site. */
  connectOrigins?: readonly string[]
  /** Path of the page that draws diagrams. */
  diagramsPath?: string
  /** Whether a script only passes data to the framework. */
  isDataScript?: (script: string) => boolean
}

/** Returns the Content-Security-Policy of an HTML document by its text and its address. */
export type PolicyOf = (html: string, url: string) => string

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\bsrc\s*=/i

/** For all pages except the one that draws diagrams: styles are loaded from files or set through CSSOM. */
const READING_RULES = "style-src 'self'; trusted-types default"
/**
 * For the page that draws diagrams: Mermaid writes style elements and attributes, and uses DOMPurify, which creates its own
 * Trusted Types policy.
 */
const DRAWING_RULES = "style-src 'self' 'unsafe-inline'; trusted-types default dompurify"

/**
 * Builds policies with script hashes, because nonces do not work on cached pages. Only known scripts are hashed, so that an
 * injected script has no hash and is blocked.
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
    // For the page that draws diagrams.
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
    return `${rest}; ${isDrawing ? DRAWING_RULES : READING_RULES}; script-src ${scripts}`
  }
}

/** The sources of an API on another origin: for calls and for its socket. A relative base is covered by `'self'`. */
export function apiSourcesOf(apiBase: string): string[] {
  if (!URL.canParse(apiBase)) return []
  const { origin } = new URL(apiBase)
  return [origin, origin.replace(/^http/, 'ws')]
}

/** The login site as a source; a port alone means that port of any host. */
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

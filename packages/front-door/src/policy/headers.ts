import type { ServerResponse } from 'node:http'

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const ONE_YEAR = 31_536_000

/** Security headers of every response of the site. HSTS only over https. */
export function securityHeaders(proto: 'http' | 'https'): Record<string, string> {
  return proto === 'https'
    ? { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR}` }
    : { ...SECURITY_HEADERS }
}

/** Sets them before the request is handled; a response may replace them by stricter values. */
export function setSecurityHeaders(res: ServerResponse, proto: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(securityHeaders(proto))) res.setHeader(name, value)
}

import { createProxyTrust } from '@mozhan/operations'
import type { Context } from 'hono'
import { readSocketAddress } from '../platform/http/client-address.ts'

/** How the reader's browser addresses the login site. */
export interface Front {
  readonly protocol: 'http:' | 'https:'
  /** With the port, where it is not the protocol's own. */
  readonly host: string
  readonly hostname: string
}

export type ReadFront = (c: Context) => Front

/** What proxies say about the request counts only where they are trusted. */
export function createFrontReader(trustedProxies: readonly string[]): ReadFront {
  const isTrusted = createProxyTrust(trustedProxies)
  return (c) => {
    const forwarded = (name: string) => c.req.header(`x-forwarded-${name}`)?.split(',')[0]?.trim()
    const own = new URL(c.req.url)
    if (!isTrusted(readSocketAddress(c))) return toFront(own)
    const protocol = forwarded('proto') === 'https' ? 'https:' : own.protocol
    const address = `${protocol}//${forwarded('host') || own.host}`
    return toFront(URL.canParse(address) ? new URL(address) : own)
  }
}

function toFront({ protocol, host, hostname }: URL): Front {
  return { protocol: protocol === 'https:' ? 'https:' : 'http:', host, hostname }
}

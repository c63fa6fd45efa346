import { createProxyTrust } from '@mozhan/operations'
import type { Context } from 'hono'
import { readSocketAddress } from '../platform/http/client-address.ts'

/** Origin of the login site in the browser of the reader. */
export interface PublicOrigin {
  readonly protocol: 'http:' | 'https:'
  /** With the port where it is not the default of the protocol. */
  readonly host: string
  readonly hostname: string
}

export type ReadPublicOrigin = (c: Context) => PublicOrigin

/** Reads the public origin of a request. Forwarded headers are used only from trusted proxies. */
export function createPublicOriginReader(trustedProxies: readonly string[]): ReadPublicOrigin {
  const isTrusted = createProxyTrust(trustedProxies)
  return (c) => {
    const forwarded = (name: string) => c.req.header(`x-forwarded-${name}`)?.split(',')[0]?.trim()
    const own = new URL(c.req.url)
    if (!isTrusted(readSocketAddress(c))) return toPublicOrigin(own)
    const protocol = forwarded('proto') === 'https' ? 'https:' : own.protocol
    const address = `${protocol}//${forwarded('host') || own.host}`
    return toPublicOrigin(URL.canParse(address) ? new URL(address) : own)
  }
}

function toPublicOrigin({ protocol, host, hostname }: URL): PublicOrigin {
  return { protocol: protocol === 'https:' ? 'https:' : 'http:', host, hostname }
}

import type { IncomingMessage } from 'node:http'

/** A name or an IP address, with or without a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

/** Whether a value is a valid Host header. */
export function isHost(value: string): boolean {
  return value.length <= 255 && HOST.test(value) && URL.canParse(`http://${value}`)
}

/**
 * Whether a request has exactly one valid host (RFC 9112 §3.2); HTTP/1.0 may have none. Counts the raw headers, because Node
 * drops all but the first.
 */
export function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts: string[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '')
  }
  const [host] = hosts
  if (host === undefined) return httpVersion === '1.0'
  return hosts.length === 1 && isHost(host)
}

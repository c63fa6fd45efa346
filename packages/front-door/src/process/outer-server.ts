import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'

/** Limit of the request line and the headers together. Node answers 431 above it. */
const MAX_HEADER_BYTES = 32 * 1024

export type IsUpgrade = (req: IncomingMessage) => boolean

/**
 * Creates the server on the port of the site.
 * @param isUpgrade whether an upgrade is known; others are ignored, and the request is answered (RFC 9110 §7.8)
 */
export function createOuterServer(listener: RequestListener, isUpgrade: IsUpgrade): Server {
  return createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, shouldUpgradeCallback: isUpgrade },
    listener,
  )
}

/** Creates a test for upgrades to the socket of the API. @param path path of the socket */
export function createSocketTest(path: string): IsUpgrade {
  return ({ url = '/', headers }) => {
    const protocols = headers.upgrade?.toLowerCase().split(',') ?? []
    return url.split('?', 1)[0] === path && protocols.some((name) => name.trim() === 'websocket')
  }
}

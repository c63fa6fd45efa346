import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'

/** Limit of request line and headers together. Node answers 431 above it. */
const MAX_HEADER_BYTES = 32 * 1024

export type IsUpgrade = (req: IncomingMessage) => boolean

/**
 * The server that owns the site's port.
 * @param isUpgrade decides which upgrades are known; others are ignored, and the request is answered (RFC 9110 §7.8)
 */
export function createOuterServer(listener: RequestListener, isUpgrade: IsUpgrade): Server {
  return createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, shouldUpgradeCallback: isUpgrade },
    listener,
  )
}

/** Tells where a browser opens the socket of the API. @param path of that socket */
export function createSocketTest(path: string): IsUpgrade {
  return ({ url = '/', headers }) => {
    const protocols = headers.upgrade?.toLowerCase().split(',') ?? []
    return url.split('?', 1)[0] === path && protocols.some((name) => name.trim() === 'websocket')
  }
}

import { createServer, type RequestListener, type Server } from 'node:http'
import { REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'

/** Limit of headers between the front door and the site: a redirect may repeat the longest address percent-encoded. */
export const MAX_INNER_HEADER_BYTES = 128 * 1024

/**
 * Creates the HTTP server of the site, behind the front door. The request id is for log lines only. It is removed before the
 * site sees the request, so that no cached page can depend on it.
 */
export function createInnerServer(listener: RequestListener): Server {
  return createServer({ maxHeaderSize: MAX_INNER_HEADER_BYTES }, (req, res) => {
    const id = String(req.headers[REQUEST_ID_HEADER])
    delete req.headers[REQUEST_ID_HEADER]
    const at = req.rawHeaders.findIndex((name) => name.toLowerCase() === REQUEST_ID_HEADER)
    if (at >= 0) req.rawHeaders.splice(at, 2)
    withRequestId(id, () => listener(req, res))
  })
}

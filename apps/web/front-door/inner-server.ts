import { createServer, type RequestListener, type Server } from 'node:http'
import { REQUEST_ID_HEADER, withRequestId } from '@mozhan/operations'

/** What the front door sends to Next and gets from it: as long as any request, and its address once more, encoded. */
export const MAX_INNER_HEADER_BYTES = 128 * 1024

/**
 * The server behind the front door. The id of a request is for log lines alone: no page may depend on it, so it is taken
 * off before the page is made.
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

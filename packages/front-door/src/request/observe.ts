import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createLogger, Metrics } from '@mozhan/operations'
import type { Destination } from './address.ts'

export interface ObserverOptions {
  metrics: Pick<Metrics, 'observeRequest'>
  logger: Pick<ReturnType<typeof createLogger>, 'info'>
  /** Finds the route pattern of a path, such as `/article/:id`, so that the metrics have few labels. */
  findPattern: (pathname: string) => string
}

/** To be called for each request; logs and measures it when its response is closed. */
export type Observe = (
  req: IncomingMessage,
  res: ServerResponse,
  destination: Destination,
  requestId: string,
) => void

/** Status that nginx logs for a client that closed the connection. */
const CLIENT_CLOSED_REQUEST = 499

/** Only the path of an address is logged, because queries contain what users search for. */
export function createObserver({ metrics, logger, findPattern }: ObserverOptions): Observe {
  return (req, res, destination, requestId) => {
    // Frequent probes would obscure the other requests.
    if (destination.kind === 'health' || destination.kind === 'ready') return
    const start = performance.now()
    res.once('close', () => {
      const ms = performance.now() - start
      const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED_REQUEST
      const { method = 'GET', url = '/' } = req
      const route =
        destination.kind === 'site' ? findPattern(destination.pathname) : destination.kind
      metrics.observeRequest({ method, route, status }, ms / 1000)
      const path = url.split('?', 1)[0]
      logger.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 })
    })
  }
}

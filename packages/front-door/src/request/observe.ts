import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createLogger, Metrics } from '@mozhan/operations'
import type { Destination } from './address.ts'

export interface ObserverOptions {
  metrics: Pick<Metrics, 'observeRequest'>
  logger: Pick<ReturnType<typeof createLogger>, 'info'>
  /** The pattern of a page's address. */
  patternOf: (pathname: string) => string
}

/** To be called as a request comes in: writes a line and a measurement when its answer has ended. */
export type Observe = (
  req: IncomingMessage,
  res: ServerResponse,
  destination: Destination,
  requestId: string,
) => void

/** What proxies write for a reader who hung up. */
const HUNG_UP = 499

/** Of an address only the path is logged: queries hold what people look for. */
export function createObserver({ metrics, logger, patternOf }: ObserverOptions): Observe {
  return (req, res, destination, requestId) => {
    if (destination.kind === 'health' || destination.kind === 'ready') return
    const start = performance.now()
    res.once('close', () => {
      const ms = performance.now() - start
      const status = res.writableFinished ? res.statusCode : HUNG_UP
      const { method = 'GET', url = '/' } = req
      const route = destination.kind === 'site' ? patternOf(destination.pathname) : destination.kind
      metrics.observeRequest({ method, route, status }, ms / 1000)
      const path = url.split('?', 1)[0]
      logger.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 })
    })
  }
}

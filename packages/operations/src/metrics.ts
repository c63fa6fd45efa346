import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of a process in the format of Prometheus. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the end of the response */
  observeRequest(request: ObservedRequest, seconds: number): void
  /**
   * Adds a gauge that is read at each scrape.
   * @param read if it fails, the gauge is omitted
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** All metrics as text. */
  text(): Promise<string>
  /** Serves `/metrics` on a separate port. @returns closes the server */
  listen(address: { readonly host: string; readonly port: number }): Promise<() => Promise<void>>
}

export interface ObservedRequest {
  readonly method: string
  /** The route pattern, never the address, because each value creates a time series. */
  readonly route: string
  readonly status: number
}

/** Histogram buckets in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Known methods; others are counted as `other`, because clients may send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return {
    observeRequest({ method, route, status }, seconds) {
      durations.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds)
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          try {
            this.set(await read())
          } catch {
            this.remove()
          }
        },
      })
    },
    text: () => registry.metrics(),
    async listen({ host, port }) {
      collectDefaultMetrics({ register: registry })
      const server = createServer((req, res) => {
        if (req.url !== '/metrics') return void res.writeHead(404).end()
        registry.metrics().then(
          (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => res.writeHead(500).end(),
        )
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      return () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        })
    },
  }
}

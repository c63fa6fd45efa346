import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What one program tells about itself, in the form that Prometheus reads. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the end of the answer */
  observeRequest(request: ObservedRequest, seconds: number): void
  /**
   * A number that is looked up whenever somebody asks for the metrics.
   * @param read a failure leaves the last value out, and the rest in
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** Everything, as text. */
  text(): Promise<string>
  /** Answers `/metrics` on a port of its own. @returns what closes it */
  listen(place: { readonly host: string; readonly port: number }): Promise<() => Promise<void>>
}

export interface ObservedRequest {
  readonly method: string
  /** The pattern, never the address: each value is a row of its own. */
  readonly route: string
  readonly status: number
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Methods of our own calls; a stranger may send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
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

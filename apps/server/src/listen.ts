import type { Server } from 'node:http'
import net from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Address on which one of the applications listens, and the variable that sets its port. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly variable: 'API_PORT' | 'API_METRICS_PORT' | 'LOGIN_PORT'
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor({ port, variable }: ListenAddress) {
    super(`Port ${port} is taken by another program; stop it or set ${variable} to a free port.`)
  }
}

/** Time in ms that open requests get to finish after a stop. */
const STOP_MS = 5000

/** @throws PortTakenError */
export function checkPort(address: ListenAddress): Promise<void> {
  const probe = net.createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, address)))
    probe.listen(address.port, address.host, () => probe.close(() => resolve()))
  })
}

/** @throws PortTakenError */
export function listen(app: Hono, address: ListenAddress): Promise<Server> {
  // Without http2 options the adapter creates a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, address)))
    server.listen(address.port, address.host, () => resolve(server))
  })
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref()
  })
}

/** The address by which programs on this machine reach the server. */
export function describeAddress({ host, port }: ListenAddress, server: Server): string {
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${actual}`
}

function explainListenError(error: NodeJS.ErrnoException, address: ListenAddress): Error {
  return error.code === 'EADDRINUSE' ? new PortTakenError(address) : error
}

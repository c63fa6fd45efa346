import type { Server } from 'node:http'
import net from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Where one of the server's applications listens, and the variable that sets it. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly variable: 'API_PORT' | 'API_METRICS_PORT' | 'LOGIN_PORT'
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor({ port, variable }: Place) {
    super(`Port ${port} is taken by another program; stop it or set ${variable} to a free port.`)
  }
}

/** Requests get this long to finish once a stop was asked for. */
const STOP_MS = 5000

/** @throws PortTakenError */
export function checkPort(place: Place): Promise<void> {
  const probe = net.createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, place)))
    probe.listen(place.port, place.host, () => probe.close(() => resolve()))
  })
}

/** @throws PortTakenError */
export function listen(app: Hono, place: Place): Promise<Server> {
  // Without http2 options the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, place)))
    server.listen(place.port, place.host, () => resolve(server))
  })
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref()
  })
}

/** The address by which programs on this machine reach it. */
export function describeAddress({ host, port }: Place, server: Server): string {
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${actual}`
}

function explainListenError(error: NodeJS.ErrnoException, place: Place): Error {
  return error.code === 'EADDRINUSE' ? new PortTakenError(place) : error
}

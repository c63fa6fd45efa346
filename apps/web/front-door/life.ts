import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { copy } from './copy.ts'

/** One line on the console of whoever started the site. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Opens a server's port. A port that is taken ends the process with one sentence. */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      process.stderr.write(
        `${error.code === 'EADDRINUSE' ? copy.portTaken(port) : error.message}\n`,
      )
      process.exit(1)
    })
    server.listen({ port, host }, resolve)
  })
}

/** Milliseconds that running answers get before their connections are cut. */
const GRACE = 8000

/** Ends cleanly on Ctrl-C and on SIGTERM: nothing new is taken, what runs may finish. */
export function stopOnSignal(server: Server, onStop: () => Promise<void>): void {
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // Web sockets have no end of their own to wait for.
    for (const socket of upgraded) socket.destroy()
    setTimeout(() => server.closeAllConnections(), GRACE).unref()
    await close(server)
    await onStop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

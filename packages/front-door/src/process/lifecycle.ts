import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeFailure } from '@mozhan/operations'
import { SettingsError } from '@mozhan/operations/settings'
import { copy } from '../copy.ts'

/** State of the process; requests should be sent to a ready one. */
export type Stage = 'starting' | 'ready' | 'draining'

/** Prints one line to the console. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The message for an error that ends the process: one sentence if the remedy is known, otherwise a masked description. */
export function describeFatalError(error: unknown): string {
  return error instanceof SettingsError ? error.message : describeFailure(error)
}

/** Listens on a port. If the port is taken, the process ends with a message. */
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

/** Time in ms that running responses get before their connections are closed. */
const GRACE_MS = 8000

export interface StopOptions {
  /** Time for which requests are still answered after a stop signal, so that load balancers notice. */
  drainSeconds: number
  /** Called at the signal. */
  onDrain: () => void
  /** Called when no new connections are accepted; closes connections that do not end by themselves. */
  onClose: () => void
  /** Called last. */
  onStop: () => Promise<void>
}

/** Stops gracefully on SIGINT and SIGTERM: no new connections, running responses may finish. */
export function stopOnSignal(server: Server, options: StopOptions): void {
  let isStopping = false
  const stop = async () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    options.onDrain()
    await sleep(options.drainSeconds * 1000)
    const closed = close(server)
    options.onClose()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await closed
    await options.onStop()
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

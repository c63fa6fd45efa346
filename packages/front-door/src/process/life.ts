import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeFailure } from '@mozhan/operations'
import { SettingsError } from '@mozhan/operations/settings'
import { copy } from '../copy.ts'

/** What a site is about; requests should be sent to one that is ready. */
export type Stage = 'starting' | 'ready' | 'draining'

/** Prints one line to the console. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What is said of an error that ends the site: one sentence where we know what to do, else all that may be shown. */
export function describeEnd(error: unknown): string {
  return error instanceof SettingsError ? error.message : describeFailure(error)
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

export interface StopOptions {
  /** How long answers go on after a stop was asked for, so that proxies notice. */
  drainSeconds: number
  /** Called at once. */
  onDrain: () => void
  /** Called when no new connections are taken any more: ends those that have no end of their own. */
  onClose: () => void
  /** Called last. */
  onStop: () => Promise<void>
}

/** Ends cleanly on Ctrl-C and on SIGTERM: nothing new is taken, what runs may finish. */
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
    setTimeout(() => server.closeAllConnections(), GRACE).unref()
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

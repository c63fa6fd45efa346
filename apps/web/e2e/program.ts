import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A running server process. */
export interface Program {
  /** Stops it gracefully. @returns its exit code */
  stop: () => Promise<number | null>
  /** The last part of its output. */
  output: () => string
}

export interface ProgramOptions {
  /** Working directory, relative to this app. */
  folder: string
  script: string
  env: Record<string, string>
  /** URL that responds with success when the process is ready. */
  readyUrl: string
}

/** Folder for the logs of the processes. At the end of `npm test` they are searched for secrets. */
const LOGS = fileURLToPath(new URL('../.results/logs', import.meta.url))
const START_TIMEOUT_MS = 60_000
const POLL_MS = 100
/** Maximum stored output, in characters. */
const MAX_OUTPUT = 100_000

/** Starts a process and waits until it is ready. @throws Error with its output if it does not start */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { folder, script, env, readyUrl } = options
  const child = spawn('node', [script], {
    cwd: fileURLToPath(new URL(`../${folder}`, import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  mkdirSync(LOGS, { recursive: true })
  const log = `${LOGS}/${path.basename(script, '.ts')}-${child.pid}.log`
  let output = ''
  const note = (piece: Buffer) => {
    appendFileSync(log, piece)
    output = (output + piece).slice(-MAX_OUTPUT)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const stop = () => stopChild(child)
  if (await waitFor(readyUrl, child)) return { stop, output: () => output }
  await stop()
  throw new Error(`${script} does not answer at ${readyUrl}\n${output}`)
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function stopChild(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return child.exitCode
}

async function waitFor(url: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { storeLog } from './_logs.ts'

const PACKAGE = path.resolve(import.meta.dirname, '..')
const START_MS = 240_000

/** The real server in its own process. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  /** Resolves with the exit code or signal when the process has ended. */
  readonly ended: Promise<number | string>
}

/** Starts the server and waits until it listens. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, ended, output } = spawnServer(env)
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const url = /"url":"(http:[^"]+)"/.exec(output.text)?.[1]
    if (url !== undefined) return { child, url, ended }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${output.text}`)
}

/** Starts a server that is expected to fail; returns its output and exit code. */
export async function runToEnd(env: Record<string, string>, launcher: readonly string[] = []) {
  const { ended, output } = spawnServer(env, launcher)
  const code = await ended
  return { code, text: output.text.trim() }
}

/** The same without the capabilities of root. */
export function runWithoutPrivileges(env: Record<string, string>) {
  const launcher = ['setpriv', '--bounding-set=-all', '--inh-caps=-all']
  return runToEnd(env, process.getuid?.() === 0 ? launcher : [])
}

/** Starts a server without waiting. @param launcher program and arguments that start it */
export function spawnServer(env: Record<string, string>, launcher: readonly string[] = []) {
  const command = [...launcher, process.execPath, '--conditions=development', 'src/main.ts']
  const [program = process.execPath, ...args] = command
  const child = spawn(program, args, {
    cwd: PACKAGE,
    env: {
      PATH: process.env.PATH,
      API_HOST: '127.0.0.1',
      API_PORT: '0',
      LOGIN_PORT: '0',
      SITE_INVALIDATION_URLS: '',
      RATE_LIMITS: 'off',
      DEMO: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.text += String(chunk)
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    storeLog(output.text)
    return code ?? signal
  })
  return { child, ended, output }
}

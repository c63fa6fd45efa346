import path from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from './failure.mjs'
import { isStopping, start, untilExit } from './processes.mjs'
import { root } from './repo.mjs'

const READY_WITHIN_MS = 180_000
const POLL_MS = 150
/** Maximum number of stored output lines of a hidden program. */
const MAX_LINES = 1000

/**
 * Starts a long-running program and waits until it is ready.
 * Its output is hidden until then. If it cannot start, only its message on stderr is printed.
 * @param {object} options
 * @param {string} options.name prefix of its output lines
 * @param {string} options.folder working directory, relative to the repository
 * @param {string[]} options.args arguments to Node
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.readyUrl responds with 2xx when the program is ready
 * @param {boolean} [options.loud] prints its output from the start
 * @param {boolean} [options.quiet] never prints it, unless it cannot start
 * @returns {Promise<{ pid: number, ended: Promise<number> }>} `ended` resolves with its exit code
 * @throws {Failure} if it ends or times out before it is ready
 */
export async function startService({ name, folder, args, env, readyUrl, loud, quiet }) {
  const child = start('node', args, {
    cwd: path.join(root, folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: false,
  })
  const log = watchOutput(child, name, { loud, quiet })
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const outcome = await Promise.race([ended, waitUntilReady(readyUrl, child)])
  if (isStopping()) return untilExit
  if (typeof outcome === 'number') throw new Failure(log.lastWords(), outcome || 1)
  if (outcome === 'silent') {
    log.show()
    throw new Failure(`${name} 在 ${READY_WITHIN_MS / 1000} 秒内没有应答 ${readyUrl}。`)
  }
  log.show()
  return { pid: child.pid, ended }
}

/** Buffers lines until `show()`, then prints them immediately. */
function watchOutput(child, name, { loud = false, quiet = false }) {
  const held = []
  const complaints = []
  let shown = loud
  const onLine = (line) => {
    if (shown) process.stdout.write(`${name} │ ${line}\n`)
    else if (held.length < MAX_LINES) held.push(line)
  }
  createInterface({ input: child.stdout }).on('line', onLine)
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!shown && complaints.length < MAX_LINES) complaints.push(line)
    onLine(line)
  })
  return {
    lastWords: () => (shown ? '' : (complaints.length > 0 ? complaints : held).join('\n')),
    show: () => {
      shown = !quiet
      held.length = 0
    },
  }
}

async function waitUntilReady(url, child) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return 'ready'
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return child.exitCode === null && child.signalCode === null ? 'silent' : new Promise(() => {})
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

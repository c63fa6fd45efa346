import { spawn } from 'node:child_process'
import { root } from './repo.mjs'

const onWindows = process.platform === 'win32'
const GRACE_MS = 10_000
const PARENT_POLL_MS = 1000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/** Never settles. Code that awaits a stopped program waits here until the signal handler exits. */
export const untilExit = new Promise(() => {})

/**
 * Starts a program in its own process group, so that it can be stopped with its descendants.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `cwd` is the repository by default
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: process.env,
    detached: !onWindows,
    // npm, pnpm and turbo are command files on Windows.
    shell: onWindows,
    windowsHide: true,
    ...options,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a program and waits until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options] `quiet` does not print the output
 * @returns {Promise<{ code: number, output: string }>} code 127 if the program does not exist
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = start(command, args, { stdio, ...options })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const finish = (code) => {
      const output = Buffer.concat(chunks).toString('utf8')
      resolve(stopping ? untilExit : { code, output })
    }
    child.once('error', () => finish(127))
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** Stops all running programs and their descendants: SIGTERM first, SIGKILL after ten seconds. */
export async function stopAll() {
  stopping = true
  const children = [...running]
  const ends = children.map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of children) signal(child, 'SIGTERM')
  const insist = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL')
  }, GRACE_MS)
  await Promise.all(ends)
  clearTimeout(insist)
}

/** Whether `stopAll` is running. */
export const isStopping = () => stopping

/**
 * Stops everything and exits on Ctrl-C, SIGTERM, a closed terminal or the end of the parent npm process.
 * @param {() => void} [beforeStop] runs once before the programs are stopped
 * @param {number} [exitCode]
 */
export function stopOnSignals(beforeStop, exitCode = 0) {
  const stop = async () => {
    if (stopping) return
    beforeStop?.()
    await stopAll()
    process.exit(exitCode)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop)
  if (process.env.npm_lifecycle_event) onParentEnd(stop)
}

/** Polls the parent process, because package managers do not always forward signals. */
function onParentEnd(callback) {
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && callback(), PARENT_POLL_MS)
  timer.unref()
}

function signal(child, name) {
  try {
    if (onWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, name)
  } catch {
    // The group has already ended.
  }
}

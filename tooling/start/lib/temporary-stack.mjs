import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buildSite } from './build.mjs'
import { stopAll, stopOnSignals } from './processes.mjs'
import { ensureRefreshSecret } from './refresh-secret.mjs'
import { readSettings } from './settings.mjs'
import { startStack } from './stack.mjs'

/**
 * Builds, starts the whole on free ports with demonstration content in a throwaway folder, and cleans up afterwards.
 * @template T
 * @param {(stack: TemporaryStack) => Promise<T>} use
 * @returns {Promise<T>}
 * @typedef {Awaited<ReturnType<typeof startStack>> & { siteUrl: string, apiUrl: string, dataDir: string }} TemporaryStack
 */
export async function withTemporaryStack(use) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mozhan-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  stopOnSignals(() => process.once('exit', removeData), 130)
  try {
    await buildSite()
    const [port, apiPort, loginPort] = await Promise.all([freePort(), freePort(), freePort()])
    const ports = {
      PORT: String(port),
      API_PORT: String(apiPort),
      LOGIN_PORT: String(loginPort),
    }
    const settings = readSettings({ ...ports, DATA_DIR: dataDir })
    console.log('启动…')
    // What is measured is one person at one address, in the hurry of hundreds.
    const more = { RATE_LIMITS: 'off' }
    const stack = await startStack(settings, ensureRefreshSecret(dataDir), { more })
    const apiUrl = `http://127.0.0.1:${apiPort}`
    return await use({ ...stack, siteUrl: settings.siteUrl, apiUrl, dataDir })
  } finally {
    await stopAll()
    removeData()
  }
}

/** @returns {Promise<number>} a port that nobody listens on at the moment */
export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSite } from '@mozhan/start/build'
import { stopAll, stopOnSignals } from '@mozhan/start/processes'
import { ensureRefreshSecret } from '@mozhan/start/refresh-secret'
import { readSettings } from '@mozhan/start/settings'
import { startStack } from '@mozhan/start/stack'
import { freePort } from './free-port.mjs'

/**
 * Builds and starts API and site on free ports with demonstration content in a temporary folder, and cleans up afterwards.
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
    // All requests share one client address, so the limits are raised.
    const more = { RATE_LIMITS: 'off' }
    const stack = await startStack(settings, ensureRefreshSecret(dataDir), { more })
    const apiUrl = `http://127.0.0.1:${apiPort}`
    return await use({ ...stack, siteUrl: settings.siteUrl, apiUrl, dataDir })
  } finally {
    await stopAll()
    removeData()
  }
}

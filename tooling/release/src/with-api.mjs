import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureRefreshSecret } from '@mozhan/start/refresh-secret'
import { readSettings, serviceEnv } from '@mozhan/start/settings'
import { startApi } from '@mozhan/start/stack'
import { freePort } from '@mozhan/test-site/free-port'

/**
 * Starts the API with demonstration content in a temporary folder and runs a function against it.
 * @param {(apiUrl: string) => Promise<void>} use
 */
export async function withApi(use) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mozhan-'))
  try {
    const [port, apiPort, loginPort] = await Promise.all([freePort(), freePort(), freePort()])
    const ports = { PORT: String(port), API_PORT: String(apiPort), LOGIN_PORT: String(loginPort) }
    const settings = readSettings({ ...ports, DATA_DIR: dataDir })
    const env = {
      ...serviceEnv(settings, ensureRefreshSecret(dataDir)),
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
    }
    await startApi(settings, env)
    await use(`http://127.0.0.1:${apiPort}`)
  } finally {
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  }
}

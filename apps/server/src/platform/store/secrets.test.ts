import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DamagedSecretError, readOrCreateSecret } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('creates a secret once, readable by its owner only, without temporary files', () => {
  const secret = readOrCreateSecret(folder, 'token-secret')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readOrCreateSecret(folder, 'token-secret')).toBe(secret)
  expect(readOrCreateSecret(folder, 'refresh-secret')).not.toBe(secret)
  expect(readdirSync(path.join(folder, 'secrets'))).toEqual(['refresh-secret', 'token-secret'])
  expect(statSync(path.join(folder, 'secrets/token-secret')).mode & 0o777).toBe(0o600)
})

it('returns the same secret to concurrent callers', async () => {
  const module = JSON.stringify(new URL('./secrets.ts', import.meta.url).href)
  // All threads wait for one signal in shared memory and then read fifty secrets each.
  const source = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(${module}).then(({ readOrCreateSecret }) => {
      parentPort.postMessage('ready')
      Atomics.wait(workerData.gate, 0, 0)
      const names = Array.from({ length: 50 }, (_, n) => 'secret-' + n)
      parentPort.postMessage(names.map((name) => readOrCreateSecret(workerData.folder, name)))
    })`
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const workers = Array.from(
    { length: 4 },
    () => new Worker(source, { eval: true, workerData: { gate, folder } }),
  )
  const nextMessage = (worker: Worker) =>
    new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  await Promise.all(workers.map(nextMessage))
  const answers = workers.map(nextMessage)
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
  const secrets = await Promise.all(answers)
  await Promise.all(workers.map((worker) => worker.terminate()))
  expect(secrets[0]).toHaveLength(50)
  for (const other of secrets) expect(other).toEqual(secrets[0])
}, 60_000)

it('reports a damaged secret with a remedy', () => {
  mkdirSync(path.join(folder, 'secrets'))
  writeFileSync(path.join(folder, 'secrets/token-secret'), '')
  expect(() => readOrCreateSecret(folder, 'token-secret')).toThrow(DamagedSecretError)
  expect(() => readOrCreateSecret(folder, 'token-secret')).toThrow(
    /token-secret is damaged; delete/,
  )
})

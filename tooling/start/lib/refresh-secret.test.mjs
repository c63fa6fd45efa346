import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ensureRefreshSecret } from './refresh-secret.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan secret '))
afterAll(() => rmSync(folder, { recursive: true }))

it('is created once, readable by the owner only', () => {
  const dataDir = path.join(folder, '数据')
  const secret = ensureRefreshSecret(dataDir)
  expect(secret).toMatch(/^\w{64}$/)
  expect(ensureRefreshSecret(dataDir)).toBe(secret)
  expect(statSync(path.join(dataDir, 'secrets', 'refresh-secret')).mode & 0o777).toBe(0o600)
})

it('reports a damaged file and an unusable folder', () => {
  const dataDir = path.join(folder, 'damaged')
  ensureRefreshSecret(dataDir)
  writeFileSync(path.join(dataDir, 'secrets', 'refresh-secret'), '')
  expect(() => ensureRefreshSecret(dataDir)).toThrow(/已损坏/)
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => ensureRefreshSecret(file)).toThrow(/DATA_DIR/)
})

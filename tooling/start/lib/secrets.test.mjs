import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ensureSecrets } from './secrets.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan secrets '))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes secrets once, for the owner alone', () => {
  const dataDir = path.join(folder, '数据')
  const secrets = ensureSecrets(dataDir)
  expect(secrets.tokenSecret).not.toBe(secrets.refreshSecret)
  expect(ensureSecrets(dataDir)).toEqual(secrets)
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

it('says what to do about a damaged file or an impossible folder', () => {
  const dataDir = path.join(folder, 'damaged')
  ensureSecrets(dataDir)
  writeFileSync(path.join(dataDir, 'secrets.json'), '{')
  expect(() => ensureSecrets(dataDir)).toThrow(/已损坏/)
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => ensureSecrets(file)).toThrow(/DATA_DIR/)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { scanLogs } from './scan-logs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-logs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('reports file and line of secrets and of masked secrets', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  logger.info({ path: '/article/1', status: 200 })
  logger.info('sent to zhou@example.com')
  writeFileSync(path.join(folder, 'api.log'), lines.join(''))
  writeFileSync(
    path.join(folder, 'site.log'),
    'ready\n⨯ Bearer abcdefgh12345678\nuser demo-mozhan\n',
  )
  const found = scanLogs(folder)
  expect(found).toEqual([
    `${path.join(folder, 'api.log')}:2: [masked mail]`,
    `${path.join(folder, 'site.log')}:2: bearer`,
    `${path.join(folder, 'site.log')}:3: password`,
  ])
})

it('fails without logs', () => {
  expect(() => scanLogs(folder)).toThrow('no logs')
})

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../.results/logs')
let count = 0

/** Stores the logs of test servers: at the end of `npm test` they are scanned for secrets. */
export function storeLog(text: string): void {
  if (text === '') return
  count += 1
  const test = path.basename(expect.getState().testPath ?? 'unknown', '.test.ts')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${test}-${process.pid}-${count}.log`), text)
}

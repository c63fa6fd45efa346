import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../.results/logs')
let count = 0

/** Keeps what a server of the tests has logged: at the end of `npm test` no line may hold a secret. */
export function keepLog(text: string): void {
  if (text === '') return
  count += 1
  const test = path.basename(expect.getState().testPath ?? 'unknown', '.test.ts')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${test}-${process.pid}-${count}.log`), text)
}

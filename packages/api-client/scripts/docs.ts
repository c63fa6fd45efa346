// Writes docs/api.md; with --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contract } from '../src/contract/index.ts'
import { writeApiDocs } from '../src/docs/index.ts'

const file = path.resolve(import.meta.dirname, '../../../docs/api.md')
const text = writeApiDocs(contract)

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current !== text) {
    console.error('docs/api.md is stale: run `pnpm --filter @mozhan/api-client docs`.')
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
}

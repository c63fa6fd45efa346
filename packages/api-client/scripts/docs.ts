// Writes docs/api.md of the repository and docs/ of this package. With --check it only compares them.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeReference } from '@mozhan/reference'
import manifest from '../package.json' with { type: 'json' }
import { contract } from '../src/contract/index.ts'
import { writeApiDocs } from '../src/docs/index.ts'

const folder = path.resolve(import.meta.dirname, '..')
const reference = path.join(folder, 'docs')
const apiDocs = path.resolve(folder, '../../docs/api.md')

const generated = mkdtempSync(path.join(tmpdir(), 'mozhan-reference-'))
try {
  await writeReference({
    folder,
    entries: Object.values(manifest.exports).map(({ development }) => development),
    // Endpoints are documented in docs/api.md.
    exclude: ['src/contract/*-endpoints.ts'],
    out: generated,
  })
  if (process.argv.includes('--check')) check()
  else write()
} finally {
  rmSync(generated, { recursive: true })
}

function write() {
  writeFileSync(apiDocs, writeApiDocs(contract))
  rmSync(reference, { recursive: true, force: true })
  cpSync(generated, reference, { recursive: true })
}

function check() {
  const [existing, current] = [readAll(reference), readAll(generated)]
  const stale = [...new Set([...existing.keys(), ...current.keys()])]
    .filter((file) => existing.get(file) !== current.get(file))
    .map((file) => `packages/api-client/docs/${file}`)
  if (readFileSync(apiDocs, 'utf8') !== writeApiDocs(contract)) stale.push('docs/api.md')
  if (stale.length === 0) return
  console.error(`Stale: ${stale.join(', ')}. Run \`pnpm --filter @mozhan/api-client run docs\`.`)
  process.exitCode = 1
}

function readAll(root: string): Map<string, string> {
  const files = globSync('**/*.md', { cwd: root })
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

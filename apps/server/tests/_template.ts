import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openEmbedded } from '../src/platform/db/client.ts'

const PACKAGE = path.resolve(import.meta.dirname, '..')
const MIGRATIONS = path.join(PACKAGE, 'src/platform/db/migrations')
const CACHE = path.join(PACKAGE, 'node_modules/.cache/test-database')

/**
 * Where a migrated, empty database is stored between runs. Creating one takes PGlite much longer than loading it. New
 * migrations change its name.
 */
export function templatePath(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(PACKAGE, 'package.json')))
  for (const name of readdirSync(MIGRATIONS)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(path.join(MIGRATIONS, name)))
  }
  return path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/** Global setup of Vitest: creates the template once, before the test files run in parallel. */
export async function setup(): Promise<void> {
  const target = templatePath()
  if (existsSync(target)) return
  const store = await openEmbedded({})
  await store.migrate()
  const dump = await store.dump?.()
  await store.close()
  if (dump === undefined) throw new Error('The embedded database returned no dump.')
  await mkdir(CACHE, { recursive: true })
  // Renamed when complete, so that a killed run leaves no partial database.
  const unfinished = `${target}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, target)
}

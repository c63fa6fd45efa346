import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { run } from './processes.mjs'
import { root } from './repo.mjs'

const STAMP = path.join(root, 'node_modules', '.mozhan-install')
const FOLDERS = ['apps', 'packages', 'tooling']

/** Installs from the lock file, unless this has been done for the same lock file. */
export async function ensureInstalled() {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('安装依赖…')
  // With NODE_ENV=production pnpm would skip the development dependencies, which build the site.
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' }
  const args = ['install', '--frozen-lockfile', '--reporter=append-only']
  const { code, output } = await run('pnpm', args, { quiet: true, env })
  if (code !== 0) throw new Failure(`${output.trim()}\n依赖没有装成，原因见上。`, code)
  writeFileSync(STAMP, wanted)
}

/** Hash of the lock file and all manifests. */
function fingerprint() {
  const hash = createHash('sha256')
  hash.update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests()]) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

function manifests() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  ).filter((file) => existsSync(path.join(root, file)))
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { run } from './processes.mjs'
import { pinnedPnpm, runtimeDir } from './repo.mjs'

/** Major version of Node for development, equal to `.nvmrc`. */
export const NODE_MAJOR = 24
/** Oldest supported Node, equal to `engines`. */
export const OLDEST_NODE = [22, 18]

/**
 * Puts a current Node and the pinned pnpm first on PATH, for this process and its children.
 * Missing ones are installed once from the npm registry into `.runtime/`.
 */
export async function ensureRuntime() {
  await ensureNode()
  await ensurePnpm()
}

/** @param {string} version such as `20.20.2` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

/** Puts a current Node first on PATH if this one is too old. */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const home = path.join(runtimeDir, 'node')
  const bin = path.join(home, 'node_modules', name, 'bin')
  if (!existsSync(bin)) {
    console.log(`Node ${process.versions.node} 偏旧，从 npm 取 Node ${NODE_MAJOR}（只此一次）…`)
    await npmInstall(home, `${name}@${NODE_MAJOR}`)
  }
  usePath(bin)
}

async function ensurePnpm() {
  const version = pinnedPnpm()
  const home = path.join(runtimeDir, `pnpm-${version}`)
  const bin = path.join(home, 'node_modules', '.bin')
  if (!existsSync(bin)) {
    // Run outside of the repository, because inside it other versions of pnpm would download the pinned one.
    const found = await run('pnpm', ['--version'], { quiet: true, cwd: path.parse(home).root })
    if (found.code === 0 && found.output.trim() === version) return
    console.log(`从 npm 取 pnpm ${version}（只此一次）…`)
    await npmInstall(home, `pnpm@${version}`)
  }
  usePath(bin)
}

async function npmInstall(home, spec) {
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', spec]
  const { code, output } = await run('npm', args, { quiet: true })
  if (code !== 0) {
    throw new Failure(
      `${output.trim()}\n没能从 npm 取得 ${spec}：请检查网络或 npm 的 registry 设置后再试。`,
    )
  }
}

function usePath(folder) {
  process.env.PATH = folder + path.delimiter + process.env.PATH
}

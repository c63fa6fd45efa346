import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'

const TEMPLATE = path.join(import.meta.dirname, 'project')
/** Other dependencies of the project, in the versions of this repository. */
const OTHERS = [
  'next',
  'react',
  'react-dom',
  'msw',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

/**
 * Creates a project that uses the packages and installs it, preferring the local store.
 * @param {string} folder
 * @param {{ name: string, file: string }[]} tarballs
 */
export function installProject(folder, tarballs) {
  const ours = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]))
  const catalog = readCatalog()
  const others = Object.fromEntries(OTHERS.map((name) => [name, catalog[name]]))
  const manifest = {
    name: 'reuse',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...others },
  }
  write(folder, 'package.json', JSON.stringify(manifest, null, 2))
  // Overrides, so that dependencies between the packages are not resolved from a registry.
  write(folder, 'pnpm-workspace.yaml', JSON.stringify({ overrides: ours, strictDepBuilds: false }))
  for (const file of ['use.ts', 'page.tsx', 'tsconfig.json']) {
    cpSync(path.join(TEMPLATE, `${file}.template`), path.join(folder, file))
  }
  const args = ['install', '--prefer-offline', '--ignore-scripts', '--reporter=append-only']
  return run('pnpm', args, { cwd: folder, quiet: true })
}

/** Runs programs in the project. */
export function project(folder) {
  return {
    node: (...args) => run('node', args, { cwd: folder, quiet: true }),
    tsc: (resolution) => {
      const module = resolution === 'bundler' ? 'esnext' : resolution
      const args = ['-p', '.', '--module', module, '--moduleResolution', resolution]
      return run(path.join(folder, 'node_modules', '.bin', 'tsc'), args, {
        cwd: folder,
        quiet: true,
      })
    },
  }
}

/** Reads the versions of the catalog. */
function readCatalog() {
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const lines = text.matchAll(/^ {2}"?([@\w/.-]+)"?: ([\^~\d].*)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name, version]) => [name, version]))
}

function write(folder, name, text) {
  writeFileSync(path.join(folder, name), `${text}\n`)
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const turbo = path.join(root, 'node_modules/.bin/turbo')
let folder = ''

afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  ['foundation', 'base'],
  ['foundation', 'kit'],
  ['base', 'session'],
  ['base', 'kit'],
  ['session', 'feature'],
  ['kit', 'base'],
  ['kit', 'session'],
  ['kit', 'shared'],
  ['session', 'shared'],
  ['shared', 'shared'],
  ['shared', 'feature'],
  ['feature', 'feature'],
  ['feature', 'app'],
  ['app', 'app'],
])('the boundaries refuse that %s depends on %s', (from, to) => {
  const { status, output } = checkBoundaries(from, to)
  expect(output).toContain('below')
  expect(status).not.toBe(0)
})

it.each([
  ['session', 'foundation'],
  ['kit', 'foundation'],
  ['session', 'base'],
  ['shared', 'session'],
  ['shared', 'kit'],
  ['feature', 'shared'],
  ['feature', 'session'],
  ['feature', 'kit'],
  ['app', 'feature'],
  ['app', 'kit'],
])('the boundaries allow that %s depends on %s', (from, to) => {
  const { status, output } = checkBoundaries(from, to)
  expect(status, output).toBe(0)
})

/** Runs `turbo boundaries` with the real rules on two packages, one of which depends on the other. */
function checkBoundaries(from: string, to: string) {
  folder = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'))
  copyFileSync(path.join(root, 'turbo.json'), path.join(folder, 'turbo.json'))
  write('package.json', { name: 'root', private: true, packageManager: 'pnpm@12.4.2' })
  write('pnpm-workspace.yaml', { packages: ['packages/*'] })
  writePackage('above', from, { below: 'workspace:*' })
  writePackage('below', to, {})
  writeFileSync(path.join(folder, 'packages/above/index.ts'), "import 'below'\n")
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const
  const { status, stdout, stderr } = spawnSync(turbo, ['boundaries'], options)
  return { status, output: stdout + stderr }
}

function writePackage(name: string, tag: string, dependencies: Record<string, string>) {
  mkdirSync(path.join(folder, 'packages', name), { recursive: true })
  write(`packages/${name}/package.json`, { name, version: '0.0.0', dependencies })
  write(`packages/${name}/turbo.json`, { extends: ['//'], tags: [tag] })
}

const write = (file: string, value: object) =>
  writeFileSync(path.join(folder, file), JSON.stringify(value))

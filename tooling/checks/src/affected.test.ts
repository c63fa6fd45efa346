import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const turbo = path.join(root, 'node_modules/.bin/turbo')
/** Files that determine the task graph. */
const OF_ROOT = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json', 'README.md']
const OF_PACKAGE = ['package.json', 'turbo.json', 'README.md']
const FOLDERS = ['apps', 'packages', 'tooling']
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'affected-'))
  const packages = FOLDERS.flatMap((each) =>
    readdirSync(path.join(root, each)).map((name) => `${each}/${name}`),
  )
  for (const file of [
    ...OF_ROOT,
    ...packages.flatMap((at) => OF_PACKAGE.map((f) => `${at}/${f}`)),
  ]) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file))
  }
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.test']
  git(...author, 'commit', '--quiet', '--message=before')
})

beforeEach(() => git('checkout', '--quiet', '.'))

afterAll(() => rmSync(folder, { recursive: true }))

it('a change of one feature tests it, its dependents, and tasks that read all packages', () => {
  expect(affectedBy('packages/search/README.md').test).toEqual([
    'checks',
    'release',
    'search',
    'storybook',
    'web',
  ])
})

it('a change of a feature builds the site and only the packages that the site needs', () => {
  const { build } = affectedBy('packages/search/README.md')
  const compiled = ['api-client', 'atoms', 'markdown', 'offline', 'realtime', 'session']
  expect(build).toEqual([...compiled, 'web'])
})

it('a change of the API affects no feature', () => {
  expect(affectedBy('apps/server/README.md').test).toEqual(['checks', 'server'])
})

it('a change of the contract tests its users, and neither ui nor editor', () => {
  const { test } = affectedBy('packages/api-client/README.md')
  expect(test).toEqual(
    expect.arrayContaining(['api-client', 'server', 'session', 'article', 'web']),
  )
  for (const name of ['ui', 'editor', 'markdown', 'realtime']) expect(test).not.toContain(name)
})

it('a change of the documentation tests the documentation', () => {
  expect(affectedBy('README.md').test).toEqual(['checks', 'generators'])
})

/** The packages whose tasks would run after a change of one file. */
function affectedBy(file: string): { build: string[]; test: string[] } {
  appendFileSync(path.join(folder, file), '\n')
  const { stdout, stderr } = run(turbo, 'run', 'build', 'test', '--affected', '--dry=json')
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(stderr)
  const { tasks }: { tasks: { package: string; task: string; command: string }[] } = JSON.parse(
    stdout.slice(start),
  )
  const packagesOf = (wanted: string) =>
    tasks
      .filter(({ task, command }) => task === wanted && command !== '<NONEXISTENT>')
      .map((each) => each.package.replace('@mozhan/', ''))
      .sort()
  return { build: packagesOf('build'), test: packagesOf('test') }
}

function git(...args: string[]): void {
  const { status, stderr } = run('git', ...args)
  expect(status, stderr).toBe(0)
}

function run(program: string, ...args: string[]) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    TURBO_SCM_BASE: 'HEAD',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8', env, maxBuffer: 64_000_000 })
}

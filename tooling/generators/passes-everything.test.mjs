import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'mozhan-new-feature-'))
// Removes thousands of files, which may exceed the default timeout of a hook.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** Runs a command and throws with its output if it fails. */
function run(command, args, folder = copy) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch ({ stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

it('generates a feature that passes all checks', () => {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root)
  for (const file of files.split('\0')) {
    const isThere = file !== '' && existsSync(path.join(root, file))
    if (isThere) cpSync(path.join(root, file), path.join(copy, file), { force: true })
  }
  run('git', ['init', '-q'])
  // Biome checks all changed files, and the documents of the API are regenerated.
  run('node', ['tooling/generators/new-feature.mjs', 'code-share', '代码分享'])

  // Type-checks feature, page and handlers with their imports.
  for (const name of ['code-share', 'server', 'web']) {
    run('pnpm', ['--filter', `@mozhan/${name}`, 'exec', 'tsc', '-p', '.'])
  }
  for (const [name, ...tests] of [
    ['code-share'],
    ['api-client', 'contract.test', 'rate-limits', 'fixtures'],
    ['routes'],
    ['checks', 'readmes', 'architecture'],
  ]) {
    run('pnpm', ['--filter', `@mozhan/${name}`, 'exec', 'vitest', 'run', ...tests])
  }
  for (const check of [['knip'], ['sherif'], ['turbo', 'boundaries']]) {
    run('pnpm', ['exec', ...check])
  }
  expect(run('node', ['tooling/checks/src/main.ts'])).toContain('0 findings')
}, 600_000)

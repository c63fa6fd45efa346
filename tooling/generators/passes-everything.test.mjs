import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'mozhan-new-feature-'))
// Thousands of files: on a busy disk this takes longer than a hook may by default.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** Fails with all that the command said. */
function run(command, args, folder = copy) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch ({ stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

it('makes a package that passes everything', () => {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root)
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file), { force: true })
  }
  run('git', ['init', '-q'])
  run('node', ['tooling/generators/new-feature.mjs', 'code-share', '代码分享'])

  const feature = ['--filter', '@mozhan/code-share']
  for (const task of ['lint', 'typecheck', 'test']) run('pnpm', [...feature, task])
  for (const check of [['biome', 'check', '.'], ['knip'], ['sherif'], ['turbo', 'boundaries']]) {
    run('pnpm', ['exec', ...check])
  }
  expect(run('node', ['tooling/checks/src/main.ts'])).toContain('0 findings')
  run('pnpm', ['--filter', '@mozhan/checks', 'exec', 'vitest', 'run', 'readmes'])
}, 600_000)

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const biome = path.join(root, 'node_modules/.bin/biome')
const READS = 'export const port = process.env.PORT'
const SUBSCRIBES = "export { useSyncExternalStore } from 'react'"

/** File, content, and the rule that must report it. All are linted in one run. */
const CASES: [file: string, text: string, rule?: string][] = [
  ['apps/server/src/a.ts', 'export const a = 1'],
  ['apps/server/src/whole.ts', "export { a } from './a.ts'\nawait import('./a.ts')"],
  ['apps/server/src/short.ts', "export { a } from './a'", 'useImportExtensions'],
  ['apps/server/src/late.ts', "await import('./a')", 'useImportExtensions'],
  ['apps/server/src/platform/http/mount.ts', READS, 'noProcessEnv'],
  ['packages/session/src/server/env-helper.ts', READS, 'noProcessEnv'],
  ['apps/web/src/env.ts', READS],
  ['packages/session/src/server/site-config.ts', READS],
  ['apps/server/src/main.ts', READS],
  ['apps/web/next.config.ts', READS],
  ['tooling/start/start.mjs', READS],
  ['packages/article/src/client/use-like.ts', SUBSCRIBES, 'noRestrictedImports'],
  ['packages/atoms/src/use-hydrated-atom-value.ts', SUBSCRIBES],
  ['packages/ui/src/client/BackToTop.tsx', "export { atom } from 'jotai'", 'noRestrictedImports'],
  ['packages/gpt/src/client/a.ts', "export { useSetAtom, useStore } from 'jotai/react'"],
  [
    'packages/gpt/src/client/b.ts',
    "export { useAtomValue } from 'jotai/react'",
    'noRestrictedImports',
  ],
  [
    'packages/gpt/src/client/c.ts',
    "export { getDefaultStore } from 'jotai/vanilla'",
    'noRestrictedImports',
  ],
  ['packages/gpt/src/client/d.ts', "export { loadable } from 'jotai/utils'", 'noRestrictedImports'],
  ['packages/gpt/src/client/a.test.tsx', "import 'jotai/utils'"],
]

let folder = ''
let refused = new Map<string, string>()

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'biome-')))
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
  for (const [file, text] of CASES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${text}\n`)
  }
  refused = lint()
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(CASES)('Biome checks %s: %s', (file, _, rule) => {
  expect(refused.get(file)).toBe(rule)
})

/** The rule that reports each file. */
function lint(): Map<string, string> {
  const args = ['lint', '.', '--reporter=github', '--max-diagnostics=200']
  const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  const reports = stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)
  const rules = new Map(
    Array.from(reports, ([, rule = '', file = '']) => [path.relative(folder, file), rule]),
  )
  if (rules.size === 0) throw new Error(stderr)
  return rules
}

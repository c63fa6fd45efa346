import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addDependency } from './add-dependency.mjs'
import { writeFeature } from './write-feature.mjs'

const folder = mkdtempSync(path.join(import.meta.dirname, '.results-feature-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes a package with its name everywhere and no placeholder left', () => {
  const target = path.join(folder, 'code-share')
  writeFeature(target, { name: 'code-share', title: '代码分享' })

  const files = readdirSync(target, { recursive: true }).filter((file) =>
    statSync(path.join(target, file)).isFile(),
  )
  expect(files).toContain('src/view/CodeShareCard.tsx')
  const all = files.map((file) => readFileSync(path.join(target, file), 'utf8')).join('\n')
  expect(all).not.toMatch(/__\w+__/)
  expect(all).toContain('codeShareHref')
  expect(JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')).name).toBe(
    '@mozhan/code-share',
  )
})

it('passes lint once it is formatted', () => {
  const target = path.join(folder, 'note')
  writeFeature(target, { name: 'note', title: '笔记' })
  const args = ['exec', 'biome', 'check', '--write', '--error-on-warnings', '--vcs-enabled=false']
  const { status, stdout, stderr } = spawnSync('pnpm', [...args, target], { encoding: 'utf8' })
  expect(stdout + stderr).not.toMatch(/×/)
  expect(status).toBe(0)
}, 30_000)

it('joins the other packages in order', () => {
  const manifest = path.join(folder, 'package.json')
  writeFileSync(manifest, '{"name":"x","dependencies":{"a":"1","c":"1"}}')
  addDependency(manifest, 'b')
  expect(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies)).toEqual([
    'a',
    'b',
    'c',
  ])
})

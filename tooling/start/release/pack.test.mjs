import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/repo.mjs'
import { findFaults, findPublic } from './pack.mjs'

const WHOLE = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'src/index.ts']

it('finds nothing wrong with a whole package', () => {
  expect(findFaults(WHOLE)).toEqual([])
})

it('says what is missing, and what is too much', () => {
  expect(findFaults(['package.json', 'README.md', 'src/a.test.ts', 'src/b.ts'])).toEqual([
    '缺少 LICENSE',
    '没有 dist',
    '多了 src/a.test.ts',
  ])
})

it.each(findPublic())(
  '$name can be published: licence, version and what is taken along',
  ({ folder }) => {
    const read = (file) => readFileSync(path.join(folder, file), 'utf8')
    const manifest = JSON.parse(read('package.json'))
    expect(read('LICENSE')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'))
    expect(manifest.license).toBe('MIT')
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(manifest.files).toContain('dist')
    expect(existsSync(path.join(folder, 'README.md'))).toBe(true)
  },
)

it('knows the packages of other apps', () => {
  const names = findPublic().map(({ name }) => name)
  expect(names).toEqual(
    ['api-client', 'markdown', 'realtime', 'session'].map((name) => `@mozhan/${name}`),
  )
})

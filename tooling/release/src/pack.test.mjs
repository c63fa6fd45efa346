import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@mozhan/start/repo'
import { expect, it } from 'vitest'
import { findProblems, findPublic } from './pack.mjs'

const WHOLE = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'src/index.ts']
const MANIFEST = {
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
}

it('finds no problem in a complete package', () => {
  expect(findProblems(WHOLE, MANIFEST)).toEqual([])
})

it('reports missing and unwanted files', () => {
  const files = ['package.json', 'README.md', 'src/a.test.ts', 'src/b.ts']
  expect(findProblems(files, MANIFEST)).toEqual(['缺少 LICENSE', '没有 dist', '多了 src/a.test.ts'])
})

it('refuses entries with TypeScript targets under any condition', () => {
  const { default: built } = MANIFEST.exports['.']
  const imports = { '#a': { browser: { development: './src/a.tsx', default: built } } }
  expect(findProblems(WHOLE, { ...MANIFEST, imports })).toEqual(['入口指向源代码 ./src/a.tsx'])
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
    // Source targets are used inside this repository only.
    expect(manifest.publishConfig).toEqual(
      withoutSource({ exports: manifest.exports, imports: manifest.imports }),
    )
  },
)

it('finds the published packages', () => {
  const names = findPublic().map(({ name }) => name)
  expect(names).toEqual(
    ['api-client', 'atoms', 'markdown', 'realtime', 'session'].map((name) => `@mozhan/${name}`),
  )
})

function withoutSource(entries) {
  const omit = (key, value) => (key === 'development' ? undefined : value)
  return JSON.parse(JSON.stringify(entries, omit))
}

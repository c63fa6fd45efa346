import { expect, it } from 'vitest'
import type { Entry } from '../entries.ts'
import { Source } from '../source.ts'
import { check } from '../testing/check.ts'
import { readUses, usedExports } from './used-exports.ts'

const path = 'packages/tea/src/index.ts'
const TEXT = `export { brew } from './brew.ts'
export type { Leaf } from './brew.ts'
export const cup = 1
`

/** Reported lines of the entry, given the importing files. */
function at(files: Record<string, string>, entry: Partial<Entry> = {}): number[] {
  const entries = new Map([
    [path, { specifier: '@mozhan/tea', isPrivate: true, documented: '', ...entry }],
  ])
  const sources = Object.entries({
    'apps/web/src/layout.ts': "import '@mozhan/tea'",
    ...files,
  }).map(([file, text]) => new Source(file, text))
  return check(usedExports(entries, readUses(sources, entries)), path, TEXT)
}

it('exports of a private package must be imported', () => {
  const named = "import { brew, type Leaf, cup as c } from '@mozhan/tea'"
  expect(at({})).toEqual([1, 2, 3])
  expect(at({ 'apps/web/src/a.ts': named })).toEqual([])
  expect(at({ 'apps/web/src/a.ts': "export { brew } from '@mozhan/tea'" })).toEqual([2, 3])
  expect(
    at({ 'apps/web/src/a.ts': "import { brew } from '@mozhan/tea'" }, { documented: '`cup`' }),
  ).toEqual([2, 3])
})

it('namespace and dynamic imports use every name in their file', () => {
  const late = "const { brew } = await import('@mozhan/tea')"
  expect(at({ 'apps/web/src/a.ts': late })).toEqual([2, 3])
  expect(at({ 'apps/web/src/a.ts': "import * as tea from '@mozhan/tea'\ntea.cup" })).toEqual([1, 2])
})

it('declarations of an entry may be used by its own package', () => {
  const text = "import { brew, cup } from './index.ts'"
  expect(at({ 'packages/tea/src/pot.ts': text })).toEqual([1, 2])
})

it("imports of a package's own tests do not count, those of other packages do", () => {
  const text = "import { brew } from '@mozhan/tea'"
  expect(at({ 'packages/tea/src/brew.test.ts': text })).toEqual([1, 2, 3])
  expect(at({ 'packages/cake/src/cake.test.ts': text })).toEqual([2, 3])
})

it('values of a published package must be imported or named in its README', () => {
  expect(at({}, { isPrivate: false })).toEqual([1, 3])
  expect(at({}, { isPrivate: false, documented: '`brew`' })).toEqual([3])
  expect(at({}, { isPrivate: false, documented: '`br…` `…up`' })).toEqual([])
})

it('a package without importers is not checked', () => {
  expect(at({ 'apps/web/src/layout.ts': '' })).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findFoldersWithoutReadme,
  findReadmeProblems,
  type Package,
  readPackages,
} from './readmes.ts'

const README = `
| entry | holds |
| --- | --- |
| \`@mozhan/tea\` | \`brew\`, \`toCup(…)\`, and words |
| \`@mozhan/tea/client\` | \`Kettle\` |

\`\`\`ts
import { brew, type Leaf } from '@mozhan/tea'
\`\`\`
`

function tea(entries: Record<string, string[] | undefined>, readme = README): string[] {
  const sets = Object.entries(entries).map(
    ([entry, names]) => [entry, names && new Set(names)] as const,
  )
  const subject: Package = { name: '@mozhan/tea', readme, entries: new Map(sets) }
  return findReadmeProblems(subject, new Map([[subject.name, subject]]))
}

describe('a README', () => {
  it('has no problems if it matches the package', () => {
    expect(tea({ '.': ['brew', 'toCup', 'Leaf', 'more'], './client': ['Kettle'] })).toEqual([])
  })

  it('must list every entry', () => {
    const all = { '.': ['brew', 'toCup', 'Leaf'], './client': ['Kettle'], './cups.css': undefined }
    expect(tea(all)).toEqual(['the table of entries does not list `./cups.css`'])
  })

  it('must not name missing exports or missing entries', () => {
    expect(tea({ '.': ['brew', 'Leaf'] })).toEqual([
      '`.` does not export `toCup`',
      '`./client` is no entry',
    ])
  })

  it('must have examples with existing imports', () => {
    expect(tea({ '.': ['toCup', 'brew'], './client': ['Kettle'] })).toEqual([
      'an example imports Leaf from @mozhan/tea, which does not export it',
    ])
  })
})

it('finds folders of the workspace without a README of their own', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'readmes-'))
  for (const name of ['cup', 'kettle', 'tea']) {
    mkdirSync(path.join(root, 'tooling', name), { recursive: true })
    const manifest = JSON.stringify({ name: `@mozhan/${name}` })
    writeFileSync(path.join(root, 'tooling', name, 'package.json'), manifest)
  }
  writeFileSync(path.join(root, 'tooling/cup/README.md'), '# @mozhan/kettle\n')
  writeFileSync(path.join(root, 'tooling/tea/README.md'), '# @mozhan/tea\n')
  expect(findFoldersWithoutReadme(root)).toEqual(['tooling/cup', 'tooling/kettle'])
  rmSync(root, { recursive: true })
})

describe('the repository', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const packages = readPackages(root)

  it('has a README in every folder of the workspace', () => {
    expect(findFoldersWithoutReadme(root)).toEqual([])
  })

  it.each([...packages.values()])('$name matches its package', (subject) => {
    expect(findReadmeProblems(subject, packages)).toEqual([])
  })
})

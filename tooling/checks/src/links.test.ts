import path from 'node:path'
import { expect, it } from 'vitest'
import { findBrokenLinks } from './links.ts'
import { withFiles } from './testing/with-files.ts'

it('finds links to files and anchors that do not exist', () => {
  const files = {
    'README.md': [
      '# 标题 One',
      '[held](docs/a.md#second-part), [folder](docs), [own](#标题-one), [site](https://example.com/#x)',
      '[gone](docs/b.md), [no anchor](docs/a.md#third), [no own](#two), ![no picture](a.png)',
      '| a |\n| --- |\n| [in a table](gone) |',
      '[by reference][r], `[code](gone.md)`\n\n[r]: docs/c.md',
    ].join('\n\n'),
    'docs/a.md': '# A\n\n## Second part\n',
  }
  withFiles(files, (root) =>
    expect(findBrokenLinks(root)).toEqual([
      'README.md:5: docs/b.md',
      'README.md:5: docs/a.md#third',
      'README.md:5: #two',
      'README.md:5: a.png',
      'README.md:9: gone',
      'README.md:13: docs/c.md',
    ]),
  )
})

it('finds none in the repository', () => {
  expect(findBrokenLinks(path.resolve(import.meta.dirname, '../../..'))).toEqual([])
})

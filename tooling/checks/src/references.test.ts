import path from 'node:path'
import { expect, it } from 'vitest'
import { findLostReferences } from './references.ts'
import { withFiles } from './testing/with-files.ts'

it('finds references to missing documents', () => {
  const files = {
    'docs/rules.md': '# Rules\n\n## Token expiry\n',
    'docs/decisions/0041-jotai.md': '',
    'apps/a/main.ts': '',
    'tooling/a/main.mjs': '',
    'packages/a/src/held.ts':
      '// docs/rules.md#token-expiry, decision 0041, RFC 9110 §7.8; the contract of 3 calls',
    'packages/a/src/lost.ts': [
      '// docs/rules.md#gone',
      '// docs/gone.md',
      '// decision 0009',
      '// spec §4',
      '// specification, section 8',
      '// as the specification has it',
      '// (contract X24) and (contract 2.3)',
      "it('B-011: finds a word')",
    ].join('\n'),
  }
  withFiles(files, (root) =>
    expect(findLostReferences(root)).toEqual([
      'packages/a/src/lost.ts:1: docs/rules.md#gone',
      'packages/a/src/lost.ts:2: docs/gone.md',
      'packages/a/src/lost.ts:3: decision 0009',
      'packages/a/src/lost.ts:4: §4',
      'packages/a/src/lost.ts:5: specification, section 8',
      'packages/a/src/lost.ts:6: the specification',
      'packages/a/src/lost.ts:7: contract X2',
      'packages/a/src/lost.ts:7: contract 2.3',
      'packages/a/src/lost.ts:8: B-011',
    ]),
  )
})

it('finds none in the repository', () => {
  expect(findLostReferences(path.resolve(import.meta.dirname, '../../..'))).toEqual([])
})

import path from 'node:path'
import { expect, it } from 'vitest'
import { readPublished } from './published.ts'

const published = readPublished(path.resolve(import.meta.dirname, '../../..'))

it('follows entries and their re-exports to the declarations', () => {
  expect(published.get('packages/api-client/src/call.ts')).toEqual(new Set(['createCaller']))
  // Through `src/index.ts` and `src/errors/index.ts`.
  expect(published.get('packages/api-client/src/errors/kinds.ts')).toContain('isNotFound')
  // An entry with its own declarations.
  expect(published.get('packages/markdown/src/text/cut-text.ts')).toContain('cutText')
})

it('excludes names that no entry exports, and private packages', () => {
  expect(published.get('packages/api-client/src/contract/fields.ts')).toBeUndefined()
  expect([...published.keys()].filter((file) => file.startsWith('packages/ui/'))).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findLostFiles } from './named-files.ts'

it('finds missing files that a document names', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'named-files-'))
  mkdirSync(path.join(root, 'docs'))
  writeFileSync(path.join(root, 'docs/here.md'), '`docs/here.md`, `docs/gone.md`, `docs/*.md`')
  expect(findLostFiles(root)).toEqual(['docs/here.md: docs/gone.md'])
  rmSync(root, { recursive: true })
})

it('finds none in the repository', () => {
  expect(findLostFiles(path.resolve(import.meta.dirname, '../../..'))).toEqual([])
})

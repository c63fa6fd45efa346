import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderError, describeReason, prepareDataFolder } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the folder with a place for files, and leaves nothing of its test', () => {
  const dataDir = path.join(folder, 'deep/data')
  prepareDataFolder(dataDir)
  prepareDataFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual(['files'])
})

it('names a place that is a file, and what to do', () => {
  const dataDir = path.join(folder, 'file')
  writeFileSync(dataDir, '')
  expect(() => prepareDataFolder(dataDir)).toThrow(DataFolderError)
  expect(() => prepareDataFolder(dataDir)).toThrow(
    `The data folder ${dataDir} cannot be written: a part of its path is a file. Correct that, or set DATA_DIR`,
  )
})

it.each([
  ['EROFS', 'its disk is read-only'],
  ['ENOSPC', 'its disk is full'],
  ['EACCES', `its permissions refuse user ${process.getuid?.()}`],
  ['EWHAT', 'EWHAT'],
])('says why the system refuses: %s', (code, words) => {
  expect(describeReason(Object.assign(new Error('no'), { code }), folder)).toBe(words)
})

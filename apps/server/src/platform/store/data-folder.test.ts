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

it('creates the folder with a folder for files, and removes its probe', () => {
  const dataDir = path.join(folder, 'deep/data')
  prepareDataFolder(dataDir)
  prepareDataFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual(['files'])
})

it('reports a path that is a file, with a remedy', () => {
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
])('describes the reason of a refusal: %s', (code, words) => {
  expect(describeReason(Object.assign(new Error('no'), { code }), folder)).toBe(words)
})

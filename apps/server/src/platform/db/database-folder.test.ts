import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './client.ts'
import { DatabaseFolderError, EMBEDDED_VERSION, openDatabaseFolder } from './database-folder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'mozhan-folder-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** An opener that fails. */
function failWith(error: unknown): () => Promise<Store> {
  return () => Promise.reject(error)
}
const mustNotOpen = failWith(new Error('must not be opened'))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dataDir, 'pg', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

describe('the folder of the embedded database', () => {
  let complete: string
  beforeAll(async () => {
    complete = mkdtempSync(path.join(os.tmpdir(), 'mozhan-folder-'))
    const store = await openDatabaseFolder(complete)
    await store.close()
  }, 120_000)
  afterAll(() => rmSync(complete, { recursive: true, force: true }))

  it('is created complete, with the version of this program', async () => {
    expect(readdirSync(complete)).toEqual(['pg'])
    cpSync(complete, dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'pg/PG_VERSION'), `${EMBEDDED_VERSION + 1}\n`)
    await expect(openDatabaseFolder(dataDir, mustNotOpen)).rejects.toThrow(
      `by PostgreSQL "${EMBEDDED_VERSION + 1}", and this program holds ${EMBEDDED_VERSION}. Run a newer`,
    )
  })

  it('is opened again, and an unfinished folder beside it is removed', async () => {
    cpSync(complete, dataDir, { recursive: true })
    mkdirSync(path.join(dataDir, 'pg.unfinished/base'), { recursive: true })
    const store = await openDatabaseFolder(dataDir)
    await store.ping()
    await store.close()
    expect(readdirSync(dataDir)).toEqual(['pg'])
  }, 60_000)

  it('is moved to its final path only when it is complete', async () => {
    const failed = openDatabaseFolder(dataDir, async (folder) => {
      // What a killed process leaves behind.
      mkdirSync(folder)
      writeFileSync(path.join(folder, 'PG_VERSION'), '18\n')
      expect(readdirSync(dataDir)).toEqual(['pg.unfinished'])
      throw new Error('cut')
    })
    await expect(failed).rejects.toThrow(/cannot be created \(cut\)/)
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('a database folder that cannot be used', () => {
  it.each([
    ['holds PG_VERSION alone', { PG_VERSION: '18\n' }, 'incomplete: global/pg_control is missing'],
    ['holds something else', { 'notes.txt': 'mine' }, 'incomplete: PG_VERSION is missing'],
  ])('is reported with a remedy and not changed: %s', async (_, files, words) => {
    write(files)
    const failure = await openDatabaseFolder(dataDir, mustNotOpen).catch((error) => error)
    expect(failure).toBeInstanceOf(DatabaseFolderError)
    expect(failure.message).toContain(`${path.join(dataDir, 'pg')} is ${words}`)
    expect(failure.message).toMatch(/delete it and start again.*pnpm restore.*set DATA_DIR/)
    for (const name of Object.keys(files))
      expect(existsSync(path.join(dataDir, 'pg', name))).toBe(true)
  })

  it('is reported when it is a file', async () => {
    writeFileSync(path.join(dataDir, 'pg'), '')
    await expect(openDatabaseFolder(dataDir, mustNotOpen)).rejects.toThrow(
      /cannot be used: a part of its path is a file/,
    )
  })

  it.each([
    [new Error('invalid record in the log'), 'invalid record in the log'],
    // The error of PGlite's file system when the disk is full.
    [{ name: 'ErrnoError', errno: 51 }, 'system error 51'],
  ])('is reported when it is damaged: %s', async (error, words) => {
    const parts = ['PG_VERSION', 'global/pg_control', 'base/1', 'pg_wal/1', 'pg_xact/1']
    write(Object.fromEntries([...parts, 'postgresql.conf'].map((part) => [part, '18\n'])))
    await expect(openDatabaseFolder(dataDir, failWith(error))).rejects.toThrow(
      `cannot be opened (${words}). Restore a backup`,
    )
  })
})

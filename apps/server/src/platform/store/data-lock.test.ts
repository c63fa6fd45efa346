import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLockedError, lockDataFolder } from './data-lock.ts'

describe('lockDataFolder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses a second process at once and names the first', () => {
    const lock = lockDataFolder(folder, 4711)
    expect(() => lockDataFolder(folder, 4712)).toThrow(DataFolderLockedError)
    expect(() => lockDataFolder(folder, 4712)).toThrow(/process 4711/)
    lock.release()
  })

  it('can be taken again after its release, which is idempotent', () => {
    const lock = lockDataFolder(folder, 1)
    lock.release()
    lock.release()
    lockDataFolder(folder, 2).release()
  })
})

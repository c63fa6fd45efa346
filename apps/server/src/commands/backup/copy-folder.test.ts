import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFolder } from './copy-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-copy-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('copies complete files at any depth', async () => {
  const source = path.join(folder, 'source')
  await mkdir(path.join(source, 'image/2026'), { recursive: true })
  await writeFile(path.join(source, 'image/2026/a.png'), 'picture')
  await writeFile(path.join(source, 'image/2026/.unfinished'), 'pict')
  const target = path.join(folder, 'target')
  expect(await copyFolder(source, target)).toBe(1)
  expect(await readFile(path.join(target, 'image/2026/a.png'), 'utf8')).toBe('picture')
})

it('treats a missing folder as an empty one', async () => {
  expect(await copyFolder(path.join(folder, 'nothing'), path.join(folder, 'target'))).toBe(0)
})

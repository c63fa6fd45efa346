import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Platform } from '../platform.ts'
import { findImageSizes } from './find-image-sizes.ts'

let filesDir = ''
beforeAll(async () => {
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-sizes-'))
  const picture = { width: 6, height: 5, channels: 3, background: '#fff' } as const
  await sharp({ create: picture }).png().toFile(path.join(filesDir, 'a.png'))
})
afterAll(() => rm(filesDir, { recursive: true, force: true }))

/** A fake database in which every upload measures 4 × 3; records its queries. */
function createUploads() {
  const asked: number[] = []
  const where = async () => {
    asked.push(1)
    return Array.from({ length: 1000 }, (_, at) => ({
      url: `/files/image/${at}.png`,
      width: 4,
      height: 3,
    }))
  }
  const db = { select: () => ({ from: () => ({ where }) }) } as unknown as Platform['db']
  return { db, asked }
}

it('queries the database once for any number of pictures', async () => {
  const { db, asked } = createUploads()
  const text = Array.from({ length: 1000 }, (_, at) => `![](/files/image/${at}.png)`).join('\n')
  const sizes = await findImageSizes({ db, filesDir }, text)
  expect(sizes.get('/files/image/499.png')).toEqual({ width: 4, height: 3, ground: 'light' })
  expect(sizes.size).toBe(500)
  expect(asked).toHaveLength(1)
})

it('measures files that are not uploads, in Markdown and in HTML', async () => {
  const { db } = createUploads()
  const sizes = await findImageSizes(
    { db, filesDir },
    '![](/files/a.png?x "t") <img src="/files/a.png">',
  )
  expect(sizes.get('/files/a.png?x')).toEqual({ width: 6, height: 5 })
  expect(sizes.get('/files/a.png')).toEqual({ width: 6, height: 5 })
})

it('sends no query for a text without files of the site', async () => {
  const { db, asked } = createUploads()
  expect(await findImageSizes({ db, filesDir }, '![](https://other.test/a.png)')).toEqual(new Map())
  expect(asked).toHaveLength(0)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from '../src/platform/files/storage/disk.ts'
import { createS3Storage } from '../src/platform/files/storage/s3.ts'
import type { FileStorage } from '../src/platform/files/storage/storage.ts'
import { BUCKET, BUCKET_KEY, startBucket } from './_bucket.ts'

const KEY = 'image/2026/11/a.png'
const SIZE = 256 * 1024

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('a file in %s', (_place, open) => {
  let storage: FileStorage
  let close: () => Promise<unknown>
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())
  const keep = async () => {
    await storage.put(KEY, new Uint8Array(SIZE), 'image/png')
    const file = await storage.find(KEY)
    if (file === undefined) throw new Error('The file that was just stored is missing.')
    return file
  }

  it('is missing after its removal, also for a handle that was found before', async () => {
    const file = await keep()
    await storage.remove(KEY)
    await expect(file.read(0, SIZE - 1)).rejects.toMatchObject({ kind: 'unknownPath' })
  })

  it('is read to its end even if it is removed meanwhile', async () => {
    const file = await keep()
    const bytes = await file.read(0, SIZE - 1)
    await storage.remove(KEY)
    expect((await new Response(bytes).arrayBuffer()).byteLength).toBe(SIZE)
  })
})

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mozhan-storage-'))
  return { storage: createDiskStorage(folder), close: () => rm(folder, { recursive: true }) }
}

async function openBucket() {
  const bucket = await startBucket()
  const storage = createS3Storage({
    bucket: BUCKET,
    region: 'auto',
    endpoint: bucket.endpoint,
    credentials: { accessKeyId: BUCKET_KEY, secretAccessKey: 'secret' },
  })
  return { storage, close: bucket.close }
}

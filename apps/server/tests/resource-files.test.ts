import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveForm } from '../src/domains/file/receive-form.ts'
import { files, uploads } from '../src/platform/db/schema/index.ts'
import { listArchive } from '../src/platform/files/resource/list-archive.ts'
import { makePreview } from '../src/platform/files/resource/make-preview.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'
import { writeZip } from './_zip.ts'

let server: TestServer
beforeAll(async () => {
  server = await startMemoryServer()
})
afterAll(() => server.close())

describe('a shared file', () => {
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    createApi(server, IDS.lan).file.uploadResource({ body: { file: new File([bytes], name) } })

  it.each(['META-INF/MANIFEST.MF', '[Content_Types].xml', 'mimetype', 'lesson/classes2.dex.md'])(
    'is accepted as ZIP with an entry %s',
    async (name) => {
      await send(writeZip([{ name }, { name: 'a.md' }]), '课件.zip')
    },
  )

  it('may be Opus in Ogg', async () => {
    const page = Buffer.alloc(64)
    page.write('OggS')
    page.write('OpusHead', 28)
    await send(page, '录音.ogg')
  })

  it('is not refused permanently because the disk failed', async () => {
    const away = { kind: 'unavailable' }
    const { filesDir } = server.context
    await expect(makePreview(path.join(filesDir, 'nowhere'))).rejects.toMatchObject(away)
    // A folder can be opened, but not read.
    for (const name of ['a.zip', 'a.tar', 'a.gz']) {
      await expect(listArchive(filesDir, name)).rejects.toMatchObject(away)
    }
  })

  it('is shared even if another instance has refused the upload', async () => {
    const { db, clock } = server.context
    const file = await send(writeZip([{ name: 'a.md' }]), '课件.zip')
    const id = '0'.repeat(32)
    const [stored] = await db.select().from(files).where(eq(files.url, file.fileUrl))
    const row = { id, userId: IDS.lan, name: '课件.zip', length: 5, createDate: clock() }
    await db.insert(uploads).values({ ...row, fileId: stored?.id, refusal: '压缩包已损坏' })
    const answer = await createApi(server, IDS.lan).file.getUpload({ params: { id } })
    expect(answer.file).toEqual(file)
    await db.delete(uploads).where(eq(uploads.id, id))
  })
})

it('an interrupted form leaves no files behind', async () => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nthe beginning'
  const pieces = [new TextEncoder().encode(head)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.error(new Error('connection lost'))
    },
  })
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost/', { ...init, headers })
  await expect(receiveForm(server.context, request)).rejects.toMatchObject({ kind: 'refused' })
  expect(await readdir(path.join(server.context.config.dataDir, 'uploads'))).toEqual([])
})
